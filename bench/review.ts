import type { DeskActName, DeskBody, DeskFields } from "../core/acts/desk.ts";
import type { Sql } from "../supabase/functions/_shared/sql.ts";
import { signInColleague, tokenOf } from "./desk.ts";
import { backendOf } from "./letters.ts";
import { rows, runs } from "./options.ts";
import { say } from "./progress.ts";
import { type AskAct, due, fillRelease } from "./review/fill.ts";
import { residentBytes } from "./site-host.ts";
import { median } from "./statistics.ts";
import { type EngineName, engines, openOne } from "./writes/databases.ts";

export type ReviewFigure = { name: string; p50: number; slowest: number; bytes: number };
export type Reviews = {
  engine: EngineName;
  lines: number;
  files: number;
  screens: ReviewFigure[];
  /** Memory of the backend's process: once the lines were shown, and the most from then on. */
  memory: { early: number; most: number };
};

/**
 * Asks what the screens of a release ask, of one with thousands of lines and hundreds of files: as
 * its second person, from the total to the approval, and as whoever reads it years later.
 */
export async function measureReviews(): Promise<Reviews[]> {
  const entities = Math.min(500, Math.round(rows(2_000) / 4));
  const figures: Reviews[] = [];
  for (const engine of engines) {
    const { host, sql } = await openOne(engine, {});
    say(`${engine}: a release of ${entities * 4} lines and ${entities} files`);
    const { token } = await signInColleague(sql, host.url);
    await sql("update private.staff set established_at = now()");
    await sql(
      `insert into private.staff_roles (user_id, role)
       select user_id, roles.role from private.staff cross join private.roles
       where staff.name = 'Colleague 2'`,
    );
    const author = askingAt(host.url, token);
    const second = askingAt(host.url, await tokenOf(sql, host.url, "other2@desk.example"));
    const id = await fillRelease(sql, author.ask, entities);
    const backend = { pid: backendOf(host.child.pid ?? 0) } as typeof host.child;
    let early = 0;
    let most = 0;
    const screens: ReviewFigure[] = [];
    const { hash } = await author.ask("releases.show", { id });
    const total = await totalOf(sql, id);
    const typeTotal = (ask: AskAct) =>
      ask("releases.type-total", {
        id,
        hash,
        fund: total.fund,
        due,
        reference: "C9",
        total: total.total,
      });
    const measured = async (name: string, ask: () => Promise<unknown>, taken: () => number) => {
      say(name);
      await ask();
      const waits: number[] = [];
      for (let time = 0; time < runs(5); time += 1) {
        const began = performance.now();
        await ask();
        waits.push(performance.now() - began);
        most = Math.max(most, residentBytes(backend) ?? 0);
      }
      const figure = { p50: median(waits), slowest: Math.max(...waits), bytes: taken() };
      screens.push({ name, ...figure });
    };
    const bySecond = (name: string, ask: () => Promise<unknown>) =>
      measured(name, ask, second.bytes);
    await bySecond("the release", () => second.ask("releases.show", { id }));
    await bySecond("the totals to type", () => second.ask("releases.review", { id, hash }));
    await typeTotal(author.ask);
    await author.ask("releases.review", { id, hash });
    await author.ask("works.submit", { id, hash });
    await typeTotal(second.ask);
    await bySecond("the lines", () => second.ask("releases.review", { id, hash }));
    early = residentBytes(backend) ?? 0;
    most = early;
    await bySecond("what it comes to", () => second.ask("releases.rehearse", { id, hash }));
    await bySecond("what an entity will see", () =>
      second.ask("releases.rehearse", { id, hash, entity: "Entity AAAAAA" }),
    );
    await bySecond("the mails", () => second.ask("releases.mails", { id, hash }));
    await second.ask("approvals.give", { id, hash });
    const { done } = await author.ask("releases.rehearse", { id, hash });
    await author.ask("releases.release", { id, hash, mails: done.mails });
    await bySecond("what was approved", () => second.ask("releases.kept-review", { id }));
    await host.stop();
    figures.push({
      engine,
      lines: entities * 4,
      files: entities,
      screens,
      memory: { early, most },
    });
  }
  return figures;
}

/** Somebody at the desk, and how long the last answer to them was. */
function askingAt(url: string, token: string): { ask: AskAct; bytes: () => number } {
  let bytes = 0;
  async function ask<Name extends DeskActName>(act: Name, fields: DeskFields<Name>) {
    const answered = await fetch(`${url}/functions/v1/desk`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ act, ...fields }),
    });
    const said = await answered.text();
    if (answered.status !== 200) throw new Error(`${act}: answered ${answered.status}. ${said}`);
    bytes = said.length;
    return JSON.parse(said) as DeskBody<Name>;
  }
  return { ask, bytes: () => bytes };
}

async function totalOf(sql: Sql, id: string): Promise<{ fund: string; total: string }> {
  const [row] = await sql<{ fund: string; total: string }>(
    "select fund_id as fund, total::text from private.call_totals($1::uuid)",
    [id],
  );
  if (!row) throw new Error("The release calls nothing.");
  return row;
}
