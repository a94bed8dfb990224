/** People at the desk, for tests: with these roles, signed in, and proven by a factor. */
import { expect } from "vitest";
import type { TestBackend } from "./backend.ts";
import { addAccount, bearing, type Session, sessionOf } from "./partner-space.ts";

export async function staffWith(
  backend: TestBackend,
  email: string,
  roles: readonly string[],
  { proven = true } = {},
): Promise<Session> {
  await addAccount(backend.sql, email);
  await backend.sql(
    `insert into private.staff (user_id, name, language, established_at)
     select id, 'Colleague ' || email, 'en', now() from auth.users where email = $1`,
    [email],
  );
  for (const role of roles) {
    await backend.sql(
      `insert into private.staff_roles (user_id, role)
       select id, $2 from auth.users where email = $1`,
      [email, role],
    );
  }
  const session = await sessionOf(backend, email);
  if (proven) {
    await backend.sql(
      `insert into private.factor_checks (session_id, kind)
       select sessions.id, 'passkey' from auth.sessions
       join auth.users on users.id = sessions.user_id where users.email = $1`,
      [email],
    );
  }
  return session;
}

/** A text as it is now: submitted and published by its author, approved by another. */
export async function publishWork(
  backend: TestBackend,
  author: Session,
  approver: Session,
  id: string,
): Promise<void> {
  const { body } = await act(backend, author, "approvals.show", { id });
  const { hash } = body as { hash: string };
  for (const [name, by] of [
    ["works.submit", author],
    ["approvals.give", approver],
    ["works.publish", author],
  ] as const) {
    expect((await act(backend, by, name, { id, hash })).status).toBe(200);
  }
}

/** What somebody proposed, and another confirms; answers the code of a reset, where it is one. */
export async function confirmed(
  backend: TestBackend,
  by: Session,
  other: Session,
  name: string,
  fields: object,
): Promise<string | null> {
  const proposed = await act(backend, by, name, fields);
  const said = proposed.body as { outcome?: string; proposed?: boolean };
  expect([name, proposed.status, said.outcome === "proposed" || said.proposed]).toEqual([
    name,
    200,
    true,
  ]);
  const listed = await act(backend, other, "rights.list");
  const { proposals } = listed.body as { proposals: { id: string }[] };
  const done = await act(backend, other, "rights.confirm", { id: proposals.at(-1)?.id });
  expect([name, done.status, done.body]).toMatchObject([name, 200, { outcome: "confirmed" }]);
  return (done.body as { code: string | null }).code;
}

/** One act at the desk, as a browser asks for it. */
export function act(backend: TestBackend, session: Session, name: string, fields: object = {}) {
  return backend.post("/functions/v1/desk", { act: name, ...fields }, bearing(session));
}
