/** People of an entity that asks for a second factor, and what they do with theirs. */
import { expect, onTestFinished, vi } from "vitest";
import type { Sql } from "#functions/_shared/sql.ts";
import { codeAt, stepAt } from "#functions/_shared/time-code.ts";
import type { AtEnd } from "../at-end.ts";
import { until } from "../until.ts";
import { type EngineName, startBackend, type TestBackend } from "./backend.ts";
import {
  addPartner,
  bearing,
  fillSpace,
  type Overview,
  publish,
  type Session,
  sessionOf,
} from "./partner-space.ts";
import { newPasskey, type SoftPasskey } from "./soft-passkey.ts";

export const origin = "https://site.example";

export type Enrolled = { email: string; session: Session; secret: string; codes: string[] };

/** Ormes asks for a second factor, Moselle does not. */
export async function fillStrictSpace(sql: Sql): Promise<void> {
  await fillSpace(sql);
  await sql(
    "update public.partner_entities set requires_factor = true where name = 'Ormes foundation'",
  );
}

/** A host with that space, and a document of Ormes's in it. */
export async function startStrictSpace(engine: EngineName, atEnd: AtEnd, contents: string) {
  const backend = await startBackend(engine, atEnd);
  await fillStrictSpace(backend.sql);
  return { backend, document: (await publish(backend.sql, "Old fund", contents)).id };
}

/** With a password, and let in to add a first factor, as after an invitation. */
export async function addInvited(sql: Sql, email: string, entity?: string): Promise<void> {
  await addPartner(sql, email, entity);
  await sql(
    `insert into private.enrolments (user_id, expires_at)
     select id, now() + interval '1 day' from auth.users where email = $1`,
    [email],
  );
}

export async function act(
  backend: TestBackend,
  session: Session,
  action: string,
  fields: object = {},
) {
  const answered = await backend.post(
    "/functions/v1/sign-in-account",
    { action, ...fields },
    bearing(session),
  );
  // biome-ignore lint/suspicious/noExplicitAny: each action has its own answer, and each test reads it.
  return { status: answered.status, body: answered.body as any };
}

/** The code of the half minute that is `off` from this one. */
export function codeOf(secret: string, off = 0): Promise<string> {
  return codeAt(secret, stepAt(Date.now()) + off);
}

/** No half minute ends while the running test counts them. */
export function standInMidStep(): void {
  vi.useFakeTimers({ toFake: ["Date"], now: stepAt(Date.now()) * 30_000 + 15_000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** So that a code of this half minute is taken once more. */
export function forgetStep(sql: Sql, email: string) {
  return sql(
    `update private.factors set last_step = null
     where user_id = (select id from auth.users where email = $1)`,
    [email],
  );
}

export async function enrolByCode(backend: TestBackend, session: Session, name = "My app") {
  const asked = await act(backend, session, "ask-code");
  expect(asked.status).toBe(200);
  const { secret } = asked.body as { secret: string };
  const added = await act(backend, session, "add-code", { code: await codeOf(secret), name });
  expect(added.status).toBe(200);
  return { secret, codes: added.body.codes as string[] };
}

export async function enrol(
  backend: TestBackend,
  email: string,
  entity?: string,
): Promise<Enrolled> {
  await addInvited(backend.sql, email, entity);
  const session = await sessionOf(backend, email);
  return { email, session, ...(await enrolByCode(backend, session)) };
}

export async function prove(backend: TestBackend, { email, secret }: Enrolled, session: Session) {
  await forgetStep(backend.sql, email);
  const proven = await act(backend, session, "prove", { code: await codeOf(secret) });
  expect(proven.status).toBe(200);
}

export async function provenSession(backend: TestBackend, person: Enrolled): Promise<Session> {
  const session = await sessionOf(backend, person.email);
  await prove(backend, person, session);
  return session;
}

export async function addPasskey(
  backend: TestBackend,
  session: Session,
  name = "My passkey",
): Promise<SoftPasskey> {
  const asked = await act(backend, session, "ask-passkey");
  expect(asked.status).toBe(200);
  const passkey = newPasskey(origin);
  const response = passkey.register(asked.body.options);
  expect((await act(backend, session, "add-passkey", { response, name })).status).toBe(200);
  return passkey;
}

/** As if the factor had been shown that long ago. */
export function ageProof(sql: Sql, session: Session, by: string) {
  return sql(
    "update private.factor_checks set checked_at = now() - $2::interval where session_id = $1::uuid",
    [idOf(session), by],
  );
}

export function idOf({ access_token }: Session): string {
  const payload = access_token.split(".")[1] ?? "";
  return JSON.parse(Buffer.from(payload, "base64url").toString()).session_id;
}

export async function mailTold(backend: TestBackend, email: string, what: string, times = 1) {
  const told = () =>
    backend.mail.mails.filter(
      ({ to, subject }) => to?.[0]?.address === email && subject?.endsWith(what),
    );
  await until(() => expect(told()).toHaveLength(times));
  return told();
}

export function nothingBut(needs: string | null): Overview {
  return {
    partner: null,
    needs,
    entities: [],
    people: [],
    seenBefore: null,
    accounts: [],
    totals: [],
    calls: [],
    funds: [],
    documents: [],
    downloads: [],
  };
}
