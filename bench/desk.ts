import type { Sql } from "../supabase/functions/_shared/sql.ts";
import { type Amount, fillDesk } from "./desk/fill.ts";
import { type Question, questionsOf } from "./desk/questions.ts";
import { rows, runs } from "./options.ts";
import { countdown, say } from "./progress.ts";
import { median, percentile } from "./statistics.ts";
import { openPair, raiseLimits } from "./writes/databases.ts";

type Asked = { p50: number; p95: number; rows: number };
export type DeskFigure = { name: string; few: Asked; many: Asked; ratios: number[] };
export type DeskFigures = { amounts: { few: Amount; many: Amount }; figures: DeskFigure[] };

type Desk = { url: string; token: string; questions: Question[] };

const perRound = 30;
const address = "bench@desk.example";
const password = "two rivers, one course";
// The hash of that password; to compute it here would need a library of the host.
const hashed = "$2b$10$sfi.UIVJ1Pds8T7gdh24Gucd48lPG28WyQGQVvFFQdJeZtgZlX57S";

/** Measures requests at the desk, alternately on a database with few rows and one with many. */
export async function measureDesk(): Promise<DeskFigures> {
  const most = rows(1_000_000);
  const amounts = {
    few: { messages: 1_000, ledger: 1_000 },
    many: { messages: Math.round(most / 10), ledger: most },
  };
  const [one, other] = await openPair("PostgreSQL");
  const open = async ({ host, sql }: typeof one, amount: Amount): Promise<Desk> => {
    say(`adding ${amount.messages} messages and ${amount.ledger} rows of the ledger`);
    const { token, colleague } = await signInColleague(sql, host.url);
    await fillDesk(sql, amount);
    return { url: host.url, token, questions: questionsOf(amount, colleague) };
  };
  const few = await open(one, amounts.few);
  const many = await open(other, amounts.many);
  const next = countdown(few.questions.length);
  const figures: DeskFigure[] = [];
  for (const [index, { name }] of few.questions.entries()) {
    next(name);
    figures.push({ name, ...(await measurePair(few, many, index)) });
  }
  return { amounts, figures };
}

async function measurePair(few: Desk, many: Desk, index: number) {
  const taken = { few: [] as number[][], many: [] as number[][] };
  const pair = [["few", few] as const, ["many", many] as const];
  const rows = { few: await rowsOf(few, index), many: await rowsOf(many, index) };
  for (const [, desk] of pair) await askOften(desk, index, 10);
  for (let round = 0; round < runs(6); round += 1) {
    // The second one would always find a warmer or busier machine.
    for (const [name, desk] of round % 2 === 0 ? pair : pair.toReversed()) {
      taken[name].push(await askOften(desk, index, perRound));
    }
  }
  const p95 = (waits: readonly number[]) => percentile(waits, 0.95);
  const summaryOf = (rounds: readonly number[][], rows: number): Asked => ({
    p50: median(rounds.flat()),
    p95: p95(rounds.flat()),
    rows,
  });
  const ratios = taken.many.map((waits, round) => p95(waits) / p95(taken.few[round] ?? []));
  return {
    few: summaryOf(taken.few, rows.few),
    many: summaryOf(taken.many, rows.many),
    ratios,
  };
}

/** The milliseconds of each answer; asked one after the other, as one person would. */
async function askOften(desk: Desk, index: number, times: number): Promise<number[]> {
  const waits: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const began = performance.now();
    await ask(desk, index);
    waits.push(performance.now() - began);
  }
  return waits;
}

/** How many rows the answer has: a full page takes longer than a short one. */
async function rowsOf(desk: Desk, index: number): Promise<number> {
  const { rows, found, waiting } = JSON.parse(await ask(desk, index));
  return (rows ?? found ?? waiting).length;
}

async function ask({ url, token, questions }: Desk, index: number): Promise<string> {
  const question = questions[index];
  const answered = await fetch(`${url}/functions/v1/desk`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(question?.fields),
  });
  const said = await answered.text();
  if (answered.status !== 200) throw new Error(`${question?.name}: answered ${answered.status}.`);
  return said;
}

/** Adds four colleagues. The first has every role and a factor check, and signs in. */
export async function signInColleague(
  sql: Sql,
  url: string,
): Promise<{ token: string; colleague: string }> {
  await raiseLimits({ sql });
  for (const number of [1, 2, 3, 4]) {
    await sql(
      `with account as (
         insert into auth.users (id, aud, role, email, email_confirmed_at, encrypted_password)
         values (gen_random_uuid(), 'authenticated', 'authenticated', $1, now(), $2) returning id
       )
       insert into private.staff (user_id, name, language, entered_at)
       select id, $3, 'en', now() from account`,
      [number === 1 ? address : `other${number}@desk.example`, hashed, `Colleague ${number}`],
    );
  }
  await sql(
    `insert into private.staff_roles (user_id, role)
     select staff.user_id, roles.role from private.staff cross join private.roles
     where staff.name = 'Colleague 1'`,
  );
  const token = await tokenOf(sql, url, address);
  const [row] = await sql<{ id: string }>(
    "select user_id as id from private.staff where name = 'Colleague 2'",
  );
  return { token, colleague: row?.id ?? "" };
}

/** Signs a colleague in, and writes the check of their factor for them. */
export async function tokenOf(sql: Sql, url: string, email: string): Promise<string> {
  const answered = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const { access_token: token } = (await answered.json()) as { access_token?: string };
  if (!token) throw new Error(`The sign-in was answered ${answered.status}.`);
  await sql(
    `insert into private.factor_checks (session_id, kind)
     select id, 'passkey' from auth.sessions
     where not exists (select from private.factor_checks where session_id = sessions.id)`,
  );
  return token;
}
