/** For tests: a person's data erased by a colleague, from the request to the certificate. */
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Caller } from "#functions/_shared/caller.ts";
import type { Deps } from "#functions/_shared/deps.ts";
import type { Tombstones } from "#functions/_shared/persons/tombstones.ts";
import type { Sql } from "#functions/_shared/sql.ts";
import { personActs } from "#functions/desk/persons.ts";
import { until } from "./until.ts";

export type Certificate = {
  request: string;
  actor: string;
  ledger: string;
  tables: { table: string; erased: number; anonymised: number; kept: number; ground?: object }[];
};
type Backend = { sql: Sql; tombstones: Tombstones };

/** Who may erase, signed in and with a factor shown. */
export async function colleagueWhoErases(sql: Sql): Promise<Caller> {
  const user = randomUUID();
  const session = randomUUID();
  await sql("insert into auth.users (id, email) values ($1::uuid, 'colleague@firm.example')", [
    user,
  ]);
  await sql("insert into auth.sessions (id, user_id) values ($1::uuid, $2::uuid)", [session, user]);
  await sql("insert into private.factor_checks (session_id, kind) values ($1::uuid, 'passkey')", [
    session,
  ]);
  await sql(
    "insert into private.staff (user_id, name, language) values ($1::uuid, 'A. Colleague', 'en')",
    [user],
  );
  await sql("insert into private.staff_roles values ($1::uuid, 'compliance')", [user]);
  return { user, session };
}

type AnyAct = (...given: unknown[]) => Promise<{ status: number; body: object }>;

export async function eraseAtDesk(
  { sql, tombstones }: Backend,
  colleague: Caller,
  email: string,
): Promise<Certificate> {
  const deps = { sql, tombstones, mailQueued() {}, log() {} } as unknown as Deps;
  const act = async (name: keyof typeof personActs, fields: object) => {
    const done = await (personActs[name] as AnyAct)(colleague, fields, deps);
    expect(done.status).toBe(200);
    return done.body as { id: string; erasable: number; certificate: Certificate };
  };
  const { id } = await act("persons.open", {
    email,
    kind: "erasure",
    language: "en",
    message: "",
  });
  await sql("update private.person_requests set proven_at = now() where id = $1", [id]);
  // A mail that goes out in between changes the count, and the desk asks for it again.
  return until(async () => {
    const { erasable: count } = await act("persons.find", { id });
    return (await act("persons.erase", { id, count })).certificate;
  });
}
