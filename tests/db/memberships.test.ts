/**
 * For whom somebody acts, how, and until when; and the sessions they see and end. It is long
 * because all of it shares one host.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { atEndOfAll } from "../at-end.ts";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import {
  addPartner,
  askDocument,
  askOverview,
  entityNamed,
  fillSpace,
  overviewOf,
  password,
  publish,
  type Session,
  sessionOf,
} from "./partner-space.ts";
import { act, idOf, mailTold, nothingBut } from "./strong-sign-in.ts";

const agents = ["Firefox on the desk", "Safari on the sofa"];

describe.each(engines)("memberships and sessions on the %s engine", (engine) => {
  let backend: TestBackend;
  let ormes: { id: string; document: string };
  let moselle: { id: string; document: string };
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    await fillSpace(backend.sql);
    const of = async (entity: string) => ({
      id: await entityNamed(backend.sql, entity),
      document: (await publish(backend.sql, "Shared fund", `%PDF-1.4 ${entity}`, { entity })).id,
    });
    [ormes, moselle] = [await of("Ormes foundation"), await of("Moselle office")];
  });

  const invite = async (
    email: string,
    entity: string,
    role: string | null = "full",
    until: string | null = null,
  ) => {
    const rows = await backend.sql<{ outcome: string }>(
      "select private.invite_partner($1, $2, $3, 'en', false, $4, $5::text::timestamptz) as outcome",
      [email, `Partner ${email}`, entity, role, until],
    );
    return rows[0]?.outcome;
  };
  const logOf = (email: string) =>
    backend.sql(
      `select document_id, document_downloads.entity_id from public.document_downloads
       join auth.users on users.id = user_id where email = $1`,
      [email],
    );
  const endOf = (email: string, entity: string, when: string) =>
    backend.sql(
      `update public.partner_memberships set ends_at = now() + $3::interval
       where user_id = (select id from auth.users where email = $1)
         and entity_id = (select id from public.partner_entities where name = $2)`,
      [email, entity, when],
    );

  test("a person of two entities sees and logs the one that they name, and begins there", async () => {
    const email = "both@ormes.example";
    await addPartner(backend.sql, email);
    const outcome = await invite(email, "Moselle office", "read");
    expect(outcome).toBe("given access to this entity as well");
    const session = await sessionOf(backend, email);
    const first = await overviewOf(backend, session);
    expect(first.partner).toMatchObject({ entity: "Ormes foundation", role: "full" });
    expect(first.entities).toEqual([
      { id: moselle.id, name: "Moselle office", role: "read" },
      { id: ormes.id, name: "Ormes foundation", role: "full" },
    ]);
    expect(first.documents.map(({ id }) => id)).toEqual([ormes.document]);
    expect((await askDocument(backend, moselle.document, session, ormes.id)).status).toBe(404);

    const second = await overviewOf(backend, session, moselle.id);
    expect(second.partner).toMatchObject({ entity: "Moselle office", role: "read" });
    expect(second.documents.map(({ id }) => id)).toEqual([moselle.document]);
    expect(second.accounts).toHaveLength(1);
    expect((await askDocument(backend, ormes.document, session, moselle.id)).status).toBe(404);
    const given = await askDocument(backend, moselle.document, session, moselle.id);
    expect(given.body).toBe("%PDF-1.4 Moselle office");
    expect(await logOf(email)).toEqual([{ document_id: moselle.document, entity_id: moselle.id }]);
    const entered = await overviewOf(backend, await sessionOf(backend, email));
    expect(entered.partner?.entity).toBe("Moselle office");
    expect(entered.downloads.map((line) => line.document)).toEqual([moselle.document]);
    const back = await overviewOf(backend, session, ormes.id);
    expect(back.downloads, "the log of the other stays with the other").toEqual([]);
  });

  test("the mail of a new document goes once to a person of two entities", async () => {
    const email = "told@ormes.example";
    await addPartner(backend.sql, email);
    await invite(email, "Moselle office");
    await mailTold(backend, email, "you can see another account");
    await publish(backend.sql, "Shared fund", "%PDF-1.4 for both", { type: "meeting" });
    const notices = await backend.sql(
      `select from private.document_notices join auth.users on users.id = user_id
       where email = $1`,
      [email],
    );
    expect(notices).toHaveLength(1);
  });

  test("nobody is shown an entity that is not theirs, nor told whether there is one", async () => {
    const email = "one@ormes.example";
    await addPartner(backend.sql, email);
    const session = await sessionOf(backend, email);
    const refusal = {
      status: 404,
      body: { code: 404, error_code: "unknown_entity", msg: "unknown_entity" },
    };
    for (const id of [moselle.id, "99999999-9999-4999-8999-999999999999"]) {
      expect(await askOverview(backend, session, id)).toMatchObject(refusal);
    }
    expect((await overviewOf(backend, session)).partner?.entity).toBe("Ormes foundation");
    await invite(email, "Moselle office");
    await endOf(email, "Moselle office", "-1 second");
    expect((await askOverview(backend, session, moselle.id)).status, "nor one that was").toBe(404);
    expect((await overviewOf(backend, session)).entities).toHaveLength(1);
  });

  test("who acts for an entity sees who else does; who only reads does not", async () => {
    const [full, read] = ["full@moselle.example", "read@moselle.example"];
    await addPartner(backend.sql, full, "Moselle office");
    await addPartner(backend.sql, read, "Moselle office");
    const until = new Date(Date.now() + 86_400_000).toISOString();
    await invite(read, "Moselle office", "read", until);
    const seen = await overviewOf(backend, await sessionOf(backend, full));
    const found = seen.people.find(({ name }) => name === `Partner ${read}`);
    expect(found).toMatchObject({ role: "read", endsAt: expect.any(String) });
    expect(Date.parse(found?.endsAt ?? "")).toBe(Date.parse(until));
    expect(seen.people.map(({ name }) => name)).toContain(`Partner ${full}`);
    expect(JSON.stringify(seen.people), "no one of another entity").not.toContain("one@ormes");
    const reader = await overviewOf(backend, await sessionOf(backend, read));
    expect(reader.partner?.role).toBe("read");
    expect(reader.people).toEqual([]);
    expect(reader.documents.map(({ id }) => id)).toContain(moselle.document);
    await endOf(read, "Moselle office", "-1 second");
    const after = await overviewOf(backend, await sessionOf(backend, full));
    expect(JSON.stringify(after.people), "nor one whose time is over").not.toContain(read);
  });

  test("another invitation keeps the role and the end that it does not name", async () => {
    const email = "kept@moselle.example";
    await addPartner(backend.sql, email, "Moselle office");
    const held = async () => {
      const rows = await backend.sql(
        `select memberships.role, ends_at::date::text as last
         from public.partner_memberships as memberships
         join auth.users on users.id = user_id where email = $1`,
        [email],
      );
      return rows[0];
    };
    await invite(email, "Moselle office", "read", "2100-06-30 12:00 UTC");
    await invite(email, "Moselle office", null);
    expect(await held()).toEqual({ role: "read", last: "2100-06-30" });
    await invite(email, "Moselle office", null, "infinity");
    expect(await held()).toEqual({ role: "read", last: null });
  });

  test("a delegate sees nothing from the moment it ends, in the session that is open", async () => {
    const email = "delegate@ormes.example";
    await addPartner(backend.sql, email);
    await endOf(email, "Ormes foundation", "1 hour");
    const session = await sessionOf(backend, email);
    expect((await overviewOf(backend, session)).partner).not.toBeNull();
    await endOf(email, "Ormes foundation", "-1 second");
    expect(await overviewOf(backend, session)).toEqual(nothingBut(null));
    expect((await askDocument(backend, ormes.document, session)).status).toBe(404);
    expect(await logOf(email)).toEqual([]);
    expect((await act(backend, session, "show")).status, "the session goes on").toBe(200);
    expect((await askOverview(backend, session, ormes.id)).status).toBe(404);
  });

  test("where one of two ends, the other is shown", async () => {
    const email = "ended@ormes.example";
    await addPartner(backend.sql, email);
    await invite(email, "Moselle office");
    const session = await sessionOf(backend, email);
    const end = async (entity: string) => {
      const [row] = await backend.sql("select private.end_membership($1, $2) as ended", [
        email.toUpperCase(),
        entity,
      ]);
      return row;
    };
    expect(await end("Ormes foundation")).toEqual({ ended: true });
    expect(await end("Ormes foundation"), "once").toEqual({ ended: false });
    const seen = await overviewOf(backend, session);
    expect(seen.partner?.entity).toBe("Moselle office");
    expect(seen.entities).toHaveLength(1);
    expect((await askDocument(backend, ormes.document, session)).status).toBe(404);
    const given = await askDocument(backend, moselle.document, session, moselle.id);
    expect(given.status).toBe(200);
    expect(await end("Moselle office")).toEqual({ ended: true });
    expect(await overviewOf(backend, session)).toEqual(nothingBut(null));
    await invite(email, "Ormes foundation");
    expect((await overviewOf(backend, session)).partner?.entity).toBe("Ormes foundation");
  });

  test("one who was revoked is out of every entity", async () => {
    const email = "revoked@ormes.example";
    await addPartner(backend.sql, email);
    await invite(email, "Moselle office");
    const session = await sessionOf(backend, email);
    const [kept] = await backend.sql<{ hash: string }>(
      "select encrypted_password as hash from auth.users where email = $1",
      [email],
    );
    await backend.sql("select private.revoke_partner($1)", [email]);
    for (const refused of [
      await askOverview(backend, session),
      await askDocument(backend, moselle.document, session),
      await act(backend, session, "show"),
      await askOverview(backend, session, moselle.id),
    ]) {
      expect(refused.status).toBe(401);
    }
    const open = await backend.sql(
      `select from public.partner_memberships join auth.users on users.id = user_id
       where email = $1 and (ends_at is null or ends_at > now())`,
      [email],
    );
    expect(open).toEqual([]);
    await invite(email, "Moselle office");
    await backend.sql("update auth.users set encrypted_password = $2 where email = $1", [
      email,
      kept?.hash ?? "",
    ]);
    const again = await overviewOf(backend, await sessionOf(backend, email));
    expect(
      again.entities.map(({ name }) => name),
      "let in to one alone",
    ).toEqual(["Moselle office"]);
  });

  const opened = async (email: string, agent = "", address = "203.0.113.7") => {
    const { body } = await backend.post(
      "/auth/v1/token?grant_type=password",
      { email, password },
      { address, headers: { "user-agent": agent } },
    );
    return body as Session;
  };
  const out = async (session: Session) => {
    expect((await askOverview(backend, session)).status).toBe(401);
    expect((await askDocument(backend, ormes.document, session)).status).toBe(401);
    expect((await act(backend, session, "show")).status).toBe(401);
    expect((await act(backend, session, "ask-code")).status).toBe(401);
    expect((await act(backend, session, "prove", { code: "123456" })).status).toBe(401);
    const { refresh_token } = session;
    const grant = "/auth/v1/token?grant_type=refresh_token";
    expect((await backend.post(grant, { refresh_token })).status).toBe(400);
  };

  test("sessions are listed by browser and network, one's own first", async () => {
    const email = "list@ormes.example";
    await addPartner(backend.sql, email);
    const first = await opened(email, agents[0]);
    const second = await opened(email, agents[1], "2001:db8:5:6::");
    const { account } = (await act(backend, first, "show")).body;
    expect(account).toMatchObject({ email, language: "en", factors: [], codesLeft: 0 });
    expect(account.sessions).toMatchObject([
      { id: idOf(first), own: true, userAgent: agents[0], network: "203.0.113.0" },
      { id: idOf(second), own: false, userAgent: agents[1], network: "2001:db8:5::" },
    ]);
    expect(account.events.map(({ kind }: { kind: string }) => kind)).toEqual([
      "signed-in",
      "signed-in",
    ]);
    expect(JSON.stringify(account), "no whole address").not.toContain("203.0.113.7");
  });

  test("a session that was ended is out everywhere, and the others go on", async () => {
    const email = "end@ormes.example";
    await addPartner(backend.sql, email);
    const [own, lost, third] = [await opened(email), await opened(email), await opened(email)];
    const ended = await act(backend, own, "end-session", { id: idOf(lost) });
    expect(ended).toEqual({ status: 200, body: { ended: 1 } });
    await out(lost);
    expect((await overviewOf(backend, third)).partner).not.toBeNull();
    expect((await act(backend, own, "end-session", { id: idOf(lost) })).body).toEqual({ ended: 0 });
    expect((await act(backend, own, "end-session")).body, "all others").toEqual({ ended: 1 });
    await out(third);
    expect((await overviewOf(backend, own)).partner).not.toBeNull();
    expect((await act(backend, own, "show")).body.account.sessions).toHaveLength(1);
  });
});
