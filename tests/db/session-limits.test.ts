/** How long a session goes on, a week in all and a day in silence, and what it sees unproven. */
import { beforeAll, describe, expect, test } from "vitest";
import { atEndOfAll } from "../at-end.ts";
import { bothEngines, startBackend, type TestBackend } from "./backend.ts";
import {
  addPartner,
  entityNamed,
  fillSpace,
  overviewOf,
  type Session,
  sessionOf,
} from "./partner-space.ts";
import { act, addInvited, ageProof, enrolByCode, idOf, nothingBut } from "./strong-sign-in.ts";

const within = [
  ["of 167 hours, renewed 20 hours ago", "167 hours", "20 hours"],
  ["of 23 hours, never renewed", "23 hours", null],
] as const;
const beyond = [
  ["of 169 hours, renewed a moment ago", "169 hours", "1 minute"],
  ["of 26 hours, renewed 25 hours ago", "26 hours", "25 hours"],
  ["of 25 hours, never renewed", "25 hours", null],
] as const;

describe.each(bothEngines)("limits of a session on the %s engine", (engine) => {
  let backend: TestBackend;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    await fillSpace(backend.sql);
    await addPartner(backend.sql, "anne@ormes.example");
  });

  const opened = () => sessionOf(backend, "anne@ormes.example");
  /** As if it had been opened, and last renewed, that long ago. */
  const age = (session: Session, since: string, renewed: string | null) =>
    backend.sql(
      `update auth.sessions
       set created_at = now() - $2::interval, refreshed_at = now() - $3::interval,
         updated_at = now() - coalesce($3, $2)::interval
       where id = $1::uuid`,
      [idOf(session), since, renewed],
    );
  const renew = ({ refresh_token }: Session) =>
    backend.post("/auth/v1/token?grant_type=refresh_token", { refresh_token });

  test.each(within)("a session %s goes on", async (_, since, renewed) => {
    const session = await opened();
    await age(session, since, renewed);
    const { status, body } = await renew(session);
    expect(status).toBe(200);
    expect(idOf(body as Session), "the same one").toBe(idOf(session));
    expect((await renew(body as Session)).status, "and once more").toBe(200);
  });

  test.each(beyond)("a session %s is over", async (_, since, renewed) => {
    const session = await opened();
    await age(session, since, renewed);
    for (const time of ["first", "second"]) {
      const { status, body } = await renew(session);
      expect([status, body], time).toMatchObject([400, { error_code: "session_expired" }]);
    }
  });

  test("renewing it does not make it longer in all", async () => {
    const session = await opened();
    await age(session, "167 hours", "20 hours");
    const next = (await renew(session)).body as Session;
    await backend.sql(
      "update auth.sessions set created_at = created_at - interval '2 hours' where id = $1::uuid",
      [idOf(session)],
    );
    expect((await renew(next)).body).toMatchObject({ error_code: "session_expired" });
  });

  test("a session that is over is not listed", async () => {
    const email = "list@ormes.example";
    await addPartner(backend.sql, email);
    const own = await sessionOf(backend, email);
    const going = [idOf(own)];
    for (const [, since, renewed] of within) {
      const session = await sessionOf(backend, email);
      await age(session, since, renewed);
      going.push(idOf(session));
    }
    for (const [since, renewed] of [
      ["169 hours", "1 minute"],
      ["27 hours", "26 hours"],
      ["26 hours", null],
    ] as const) {
      await age(await sessionOf(backend, email), since, renewed);
    }
    const { account } = (await act(backend, own, "show")).body;
    const listed = account.sessions.map(({ id }: { id: string }) => id);
    expect(listed.sort()).toEqual(going.sort());
  });

  test("a session without a proof is told what is missing, and changes no name and no choice", async () => {
    const email = "unproven@ormes.example";
    await addInvited(backend.sql, email);
    const session = await sessionOf(backend, email);
    await enrolByCode(backend, session);
    const { account } = (await act(backend, session, "show")).body;
    expect(account).toMatchObject({ shown: true, factors: [{ name: "My app" }] });
    const ormes = await entityNamed(backend.sql, "Ormes foundation");
    await ageProof(backend.sql, session, "25 hours");
    for (const unproven of [session, await sessionOf(backend, email)]) {
      const shown = (await act(backend, unproven, "show")).body.account;
      expect(shown).toEqual({
        email,
        language: "en",
        enrolment: "proof",
        fresh: false,
        shown: false,
        provenAt: unproven === session ? expect.any(String) : null,
        codesLeft: 10,
        factors: [],
        sessions: [],
        events: [],
      });
      const named = { id: account.factors[0].id, name: "Mine" };
      expect((await act(backend, unproven, "rename-factor", named)).status).toBe(404);
      expect(await overviewOf(backend, unproven, ormes)).toEqual(nothingBut("proof"));
    }
  });
});
