/**
 * Second factors: what a password alone opens, codes of an app, codes on paper,
 * and whose each of them is. It is long because all of it shares one host.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { atEndOfAll } from "../at-end.ts";
import { engines, type TestBackend } from "./backend.ts";
import {
  addPartner,
  askDocument,
  askOverview,
  entityNamed,
  overviewOf,
  type Session,
  sessionOf,
} from "./partner-space.ts";
import {
  act,
  addInvited,
  addPasskey,
  ageProof,
  codeOf,
  enrol,
  enrolByCode,
  forgetStep,
  idOf,
  mailTold,
  nothingBut,
  prove,
  provenSession,
  standInMidStep,
  startStrictSpace,
} from "./strong-sign-in.ts";

const contents = "%PDF-1.4 for who has proven it";
const wrong = { status: 422, body: { code: "wrong" } };

describe.each(engines)("second factors on the %s engine", (engine) => {
  let backend: TestBackend;
  let document: string;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    ({ backend, document } = await startStrictSpace(engine, atEnd, contents));
  });

  const logOf = (email: string) =>
    backend.sql(
      `select document_id from public.document_downloads
       join auth.users on users.id = user_id where email = $1`,
      [email],
    );
  const factorsOf = (email: string) =>
    backend.sql<{ id: string; name: string; kind: string }>(
      `select factors.id, name, kind from private.factors
       join auth.users on users.id = user_id where email = $1 order by factors.created_at`,
      [email],
    );
  const shutOut = async (session: Session, needs: string) => {
    expect(await overviewOf(backend, session)).toEqual(nothingBut(needs));
    const refused = await askDocument(backend, document, session);
    expect(refused.status).toBe(404);
    expect(JSON.stringify(refused.body)).not.toContain("PDF");
  };
  const letIn = async (session: Session) => {
    const seen = await overviewOf(backend, session);
    expect(seen).toMatchObject({ needs: null, partner: { entity: "Ormes foundation" } });
    expect(seen.documents.map(({ id }) => id)).toContain(document);
  };

  test("a right password beside a factor is not told as a sign-in", async () => {
    const { email } = await enrol(backend, "half@ormes.example");
    await sessionOf(backend, email);
    const [last] = await backend.sql(
      `select kind from private.security_events
       where user_id = (select id from auth.users where email = $1) order by id desc limit 1`,
      [email],
    );
    expect(last).toEqual({ kind: "password-given" });
  });

  test("a password alone shows no figure and no byte, and leaves no line in the log", async () => {
    const email = "alone@ormes.example";
    await addInvited(backend.sql, email);
    await shutOut(await sessionOf(backend, email), "enrolment");
    expect(await logOf(email)).toEqual([]);
  });

  test("a first app: a wrong code, the right one, ten codes on paper, and the door opens", async () => {
    const email = "first@ormes.example";
    await addInvited(backend.sql, email);
    await backend.sql(
      `update public.partners set language = 'fr'
       where user_id = (select id from auth.users where email = $1)`,
      [email],
    );
    const session = await sessionOf(backend, email);
    const asked = await act(backend, session, "ask-code");
    expect(asked.body.address).toContain(`secret=${asked.body.secret}`);
    expect(asked.body.address).toContain(encodeURIComponent(email));
    const { secret } = asked.body;
    const name = "Téléphone";
    const missed = await act(backend, session, "add-code", { code: await codeOf(secret, 9), name });
    expect(missed).toEqual(wrong);
    expect(await factorsOf(email)).toEqual([]);
    await shutOut(session, "enrolment");

    const added = await act(backend, session, "add-code", { code: await codeOf(secret), name });
    expect(added.status).toBe(200);
    expect(new Set(added.body.codes).size).toBe(10);
    for (const code of added.body.codes) expect(code).toMatch(/^([A-Z2-7]{6}-){3}[A-Z2-7]{6}$/);
    await letIn(session);
    const given = await askDocument(backend, document, session);
    expect([given.status, given.body]).toEqual([200, contents]);
    expect(await logOf(email)).toEqual([{ document_id: document }]);
    const [mail] = await mailTold(backend, email, "un moyen de connexion a été ajouté");
    expect(mail?.text).toContain("Téléphone");
    const kept = await backend.sql("select hash from private.recovery_codes");
    for (const code of added.body.codes) expect(JSON.stringify(kept)).not.toContain(code);
  });

  test("what was to be added is good once, and not for another session", async () => {
    const email = "asked@ormes.example";
    await addInvited(backend.sql, email);
    const [session, other] = [await sessionOf(backend, email), await sessionOf(backend, email)];
    const { secret } = (await act(backend, session, "ask-code")).body;
    const fields = { code: await codeOf(secret), name: "App" };
    expect((await act(backend, other, "add-code", fields)).status).toBe(410);
    expect((await act(backend, session, "add-code", fields)).status).toBe(200);
    expect((await act(backend, session, "add-code", fields)).status).toBe(410);
    expect(await factorsOf(email)).toHaveLength(1);
    await shutOut(other, "proof");
  });

  test("a question asked before the first factor was there adds no second one unproven", async () => {
    const email = "earlier@ormes.example";
    await addInvited(backend.sql, email);
    const [thief, owner] = [await sessionOf(backend, email), await sessionOf(backend, email)];
    const { secret } = (await act(backend, thief, "ask-code")).body;
    await enrolByCode(backend, owner);
    const late = await act(backend, thief, "add-code", {
      code: await codeOf(secret),
      name: "Mine",
    });
    expect(late.status).toBeGreaterThanOrEqual(400);
    expect(await factorsOf(email)).toHaveLength(1);
    await shutOut(thief, "proof");
  });

  test("a code is asked for at the next sign-in, one half minute early or late at most", async () => {
    const person = await enrol(backend, "next@ormes.example");
    standInMidStep();
    const session = await sessionOf(backend, person.email);
    await shutOut(session, "proof");
    for (const off of [-2, 2]) {
      await forgetStep(backend.sql, person.email);
      const code = await codeOf(person.secret, off);
      expect(await act(backend, session, "prove", { code }), `${off}`).toEqual(wrong);
    }
    await shutOut(session, "proof");
    for (const off of [-1, 0, 1]) {
      await forgetStep(backend.sql, person.email);
      const entered = await sessionOf(backend, person.email);
      const code = await codeOf(person.secret, off);
      expect((await act(backend, entered, "prove", { code })).status, `${off}`).toBe(200);
      await letIn(entered);
    }
    await shutOut(session, "proof");
  });

  test("a code that was taken is not taken again, nor is one before it", async () => {
    const person = await enrol(backend, "replay@ormes.example");
    standInMidStep();
    await forgetStep(backend.sql, person.email);
    const code = await codeOf(person.secret);
    const first = await sessionOf(backend, person.email);
    expect((await act(backend, first, "prove", { code })).status).toBe(200);
    const second = await sessionOf(backend, person.email);
    expect(await act(backend, second, "prove", { code })).toEqual(wrong);
    const older = await codeOf(person.secret, -1);
    expect(await act(backend, second, "prove", { code: older })).toEqual(wrong);
    await shutOut(second, "proof");
    const newer = await codeOf(person.secret, 1);
    const both = [first, second].map((session) => act(backend, session, "prove", { code: newer }));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.sort(), "two at once are one").toEqual([200, 422]);
  });

  test("a proof is good for a day", async () => {
    const { session } = await enrol(backend, "day@ormes.example");
    await ageProof(backend.sql, session, "23 hours");
    await letIn(session);
    await ageProof(backend.sql, session, "25 hours");
    await shutOut(session, "proof");
    expect(await logOf("day@ormes.example")).toEqual([]);
  });

  test("nobody proves themselves by what is another's", async () => {
    const anne = await enrol(backend, "anne@ormes.example");
    const paul = await enrol(backend, "paul@ormes.example");
    const passkey = await addPasskey(backend, paul.session);
    await forgetStep(backend.sql, paul.email);
    const session = await sessionOf(backend, anne.email);
    const { options } = (await act(backend, paul.session, "ask-proof")).body;
    const mine = (await act(backend, session, "ask-proof")).body;
    expect(mine, "she has no passkey to be asked for").toMatchObject({ options: null, code: true });
    for (const tried of [
      { code: await codeOf(paul.secret) },
      { recoveryCode: paul.codes[0] },
      { response: passkey.show(options) },
      { response: passkey.show({ ...options, challenge: "A".repeat(43) }) },
      { response: null },
      { response: {} },
      {},
    ]) {
      expect(await act(backend, session, "prove", tried)).toEqual(wrong);
    }
    await shutOut(session, "proof");
    const spent = await act(backend, paul.session, "prove", { recoveryCode: paul.codes[0] });
    expect(spent.status, "her try did not use it up").toBe(200);
  });

  test("nobody ends, renames or removes what is another's", async () => {
    const anne = await enrol(backend, "anna@ormes.example");
    const paul = await enrol(backend, "pavel@ormes.example");
    const before = await factorsOf(paul.email);
    const id = before[0]?.id;
    const named = { id, name: "Hers" };
    expect((await act(backend, anne.session, "rename-factor", named)).status).toBe(404);
    expect((await act(backend, anne.session, "remove-factor", { id })).status).toBe(404);
    const ending = await act(backend, anne.session, "end-session", { id: idOf(paul.session) });
    expect(ending.body).toEqual({ ended: 0 });
    await act(backend, anne.session, "end-session");
    expect(await factorsOf(paul.email)).toEqual(before);
    await letIn(paul.session);
  });

  test("a recovery code opens once, its owner is told, and nine are left", async () => {
    const person = await enrol(backend, "paper@ormes.example");
    const [first = ""] = person.codes;
    const session = await sessionOf(backend, person.email);
    const recoveryCode = first.toLowerCase().replaceAll("-", " ");
    expect((await act(backend, session, "prove", { recoveryCode })).status).toBe(200);
    await letIn(session);
    await mailTold(backend, person.email, "a recovery code was used");
    expect((await act(backend, session, "show")).body.account.codesLeft).toBe(9);
    const again = await sessionOf(backend, person.email);
    expect(await act(backend, again, "prove", { recoveryCode })).toEqual(wrong);
    await shutOut(again, "proof");
  });

  test("new codes void the old ones, and are made after a fresh proof alone", async () => {
    const person = await enrol(backend, "renewed@ormes.example");
    await ageProof(backend.sql, person.session, "11 minutes");
    const stale = await act(backend, person.session, "make-recovery-codes");
    expect(stale).toEqual({ status: 403, body: { code: "proof" } });
    await prove(backend, person, person.session);
    const { status, body } = await act(backend, person.session, "make-recovery-codes");
    expect([status, body.codes.length]).toEqual([200, 10]);
    await mailTold(backend, person.email, "new recovery codes were made");
    const session = await sessionOf(backend, person.email);
    const [old] = person.codes;
    expect(await act(backend, session, "prove", { recoveryCode: old })).toEqual(wrong);
    const [fresh] = body.codes;
    expect((await act(backend, session, "prove", { recoveryCode: fresh })).status).toBe(200);
  });

  test("the last factor stays where one is asked for", async () => {
    const { email, session } = await enrol(backend, "last@ormes.example");
    const [{ id } = { id: "" }] = await factorsOf(email);
    const refused = await act(backend, session, "remove-factor", { id });
    expect(refused).toEqual({ status: 409, body: { code: "last" } });
    expect(await factorsOf(email)).toHaveLength(1);
  });

  test("where none is asked for the last one goes, and its codes on paper with it", async () => {
    const { email, session } = await enrol(backend, "free@moselle.example", "Moselle office");
    const unproven = await sessionOf(backend, email);
    await shutOut(unproven, "proof");
    const [{ id } = { id: "" }] = await factorsOf(email);
    expect((await act(backend, session, "remove-factor", { id })).status).toBe(200);
    const { account } = (await act(backend, session, "show")).body;
    expect(account).toMatchObject({ factors: [], codesLeft: 0 });
    const entered = await sessionOf(backend, email);
    expect((await overviewOf(backend, entered)).partner).not.toBeNull();
  });

  test("a factor is renamed, and removed after a fresh proof; other sessions end with it", async () => {
    const person = await enrol(backend, "two@ormes.example");
    const passkey = await addPasskey(backend, person.session, "Old key");
    const other = await provenSession(backend, person);
    const key = (await factorsOf(person.email)).find(({ kind }) => kind === "passkey");
    const id = key?.id;
    const rename = (name: unknown) => act(backend, person.session, "rename-factor", { id, name });
    for (const name of ["", "   ", "x".repeat(61), 7])
      expect((await rename(name)).status).toBe(422);
    expect((await rename("  New key ")).status).toBe(200);
    expect((await factorsOf(person.email)).map(({ name }) => name)).toEqual(["My app", "New key"]);

    await ageProof(backend.sql, person.session, "11 minutes");
    const stale = await act(backend, person.session, "remove-factor", { id });
    expect(stale).toEqual({ status: 403, body: { code: "proof" } });
    await letIn(other);
    await prove(backend, person, person.session);
    expect((await act(backend, person.session, "remove-factor", { id })).status).toBe(200);
    const [mail] = await mailTold(backend, person.email, "a way to sign in was removed");
    expect(mail?.text).toContain("New key");
    expect((await askOverview(backend, other)).status).toBe(401);
    await letIn(person.session);
    const { options } = (await backend.post("/functions/v1/sign-in-passkey", {})).body as {
      options: Parameters<typeof passkey.show>[0];
    };
    const response = passkey.show(options);
    expect((await backend.post("/functions/v1/sign-in-passkey", { response })).status).toBe(422);
  });

  test("a session alone adds no factor once the proof is old", async () => {
    const person = await enrol(backend, "stale@ormes.example");
    await ageProof(backend.sql, person.session, "11 minutes");
    for (const action of ["ask-code", "ask-passkey"]) {
      const refused = await act(backend, person.session, action);
      expect(refused).toEqual({ status: 403, body: { code: "proof" } });
    }
    const unproven = await sessionOf(backend, person.email);
    expect((await act(backend, unproven, "ask-code")).status).toBe(403);
    await prove(backend, person, person.session);
    expect((await act(backend, person.session, "ask-code")).status).toBe(200);
  });

  test("a session that is not young enrols nobody, and an enrolment that is over neither", async () => {
    const email = "late@ormes.example";
    await addInvited(backend.sql, email);
    const session = await sessionOf(backend, email);
    await backend.sql(
      "update auth.sessions set created_at = now() - interval '11 minutes' where id = $1::uuid",
      [idOf(session)],
    );
    expect((await act(backend, session, "ask-code")).body).toEqual({ code: "proof" });
    await backend.sql("update private.enrolments set expires_at = now()");
    const entered = await sessionOf(backend, email);
    expect((await act(backend, entered, "ask-code")).body).toEqual({ code: "closed" });
    await shutOut(entered, "enrolment");
  });

  test("one who acts for two is asked for a factor by the one that asks for it", async () => {
    const email = "both@moselle.example";
    await addPartner(backend.sql, email, "Moselle office");
    const invited =
      "select private.invite_partner($1, 'A person', 'Ormes foundation', 'en', false)";
    await backend.sql(invited, [email]);
    const session = await sessionOf(backend, email);
    expect((await overviewOf(backend, session)).partner?.entity).toBe("Moselle office");
    const ormes = await entityNamed(backend.sql, "Ormes foundation");
    const moselle = await entityNamed(backend.sql, "Moselle office");
    const entities = [{ id: moselle, name: "Moselle office", role: "full" }];
    expect(await overviewOf(backend, session, ormes)).toEqual({
      ...nothingBut("enrolment"),
      entities,
    });
    expect((await askDocument(backend, document, session, ormes)).status).toBe(404);
    const back = await overviewOf(backend, session, moselle);
    expect(back.partner?.entity, "finding 15: and back").toBe("Moselle office");
    await enrolByCode(backend, session);
    expect((await overviewOf(backend, session, ormes)).partner?.entity).toBe("Ormes foundation");
    await letIn(session);
    const unproven = await sessionOf(backend, email);
    await shutOut(unproven, "proof");
    expect(
      await overviewOf(backend, unproven, moselle),
      "beside a factor none is open without it",
    ).toEqual(nothingBut("proof"));
  });

  test("of two that are removed at once the last one stays", async () => {
    const { email, session } = await enrol(backend, "race@ormes.example");
    for (let round = 0; round < 3; round += 1) {
      await addPasskey(backend, session);
      const both = (await factorsOf(email)).map(({ id }) =>
        act(backend, session, "remove-factor", { id }),
      );
      const statuses = (await Promise.all(both)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 409]);
      expect(await factorsOf(email)).toHaveLength(1);
    }
  });

  test("what an action does not know, it refuses", async () => {
    const { session } = await enrol(backend, "odd@ormes.example");
    for (const action of ["", "constructor", "toString", "drop"]) {
      expect((await act(backend, session, action)).status).toBe(404);
    }
    const bad = { id: "not-an-id" };
    for (const action of ["rename-factor", "remove-factor", "end-session", "ask-preview"]) {
      expect((await act(backend, session, action, bad)).status).toBe(404);
    }
    const nobody = await backend.post("/functions/v1/sign-in-account", { action: "show" });
    expect(nobody.status).toBe(401);
  });
});
