/**
 * Ways back in: a mailed link beside a factor, factors that the firm took away, and passwords that
 * are changed. None of them may be a way around a factor. It is long because all of it shares one
 * host.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { purge } from "#functions/_shared/purge.ts";
import { hashToken } from "#functions/_shared/tokens.ts";
import { atEndOfAll } from "../at-end.ts";
import { linkIn } from "../mail-server.ts";
import { until } from "../until.ts";
import { engines, type TestBackend } from "./backend.ts";
import {
  addPartner,
  askDocument,
  askOverview,
  enterBy,
  overviewOf,
  password,
  type Session,
  sessionOf,
  setPassword,
  signIn,
} from "./partner-space.ts";
import {
  act,
  addInvited,
  addPasskey,
  ageProof,
  enrol,
  enrolByCode,
  mailTold,
  nothingBut,
  prove,
  startStrictSpace,
} from "./strong-sign-in.ts";

const next = "a bridge over the moat";
const short = "moat & bridge";
const tooShort = { error_code: "weak_password", weak_password: { reasons: ["short"] } };
const proofRequired = { status: 403, body: { error_code: "proof_required" } };

describe.each(engines)("ways back in on the %s engine", (engine) => {
  let backend: TestBackend;
  let document: string;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    ({ backend, document } = await startStrictSpace(engine, atEnd, "%PDF-1.4 kept"));
  });

  /** As a page does it, from the forgotten password to the session that the mailed link opens. */
  const enterByMail = async (email: string, times = 1): Promise<Session> => {
    const asked = await backend.post("/functions/v1/sign-in-recover", { email, language: "en" });
    expect(asked.status).toBe(202);
    return enterBy(backend, await mailedLink(email, times));
  };
  const mailedLink = async (email: string, times = 1): Promise<URL> => {
    const mails = () =>
      backend.mail.mails.filter(
        ({ to, text }) => to?.[0]?.address === email && text?.includes("/login/password?token="),
      );
    await until(() => expect(mails()).toHaveLength(times));
    return linkIn(mails().at(-1), "/login/password");
  };
  const shutOut = async (session: Session, needs: string) => {
    expect(await overviewOf(backend, session)).toEqual(nothingBut(needs));
    expect((await askDocument(backend, document, session)).status).toBe(404);
  };
  /** After a reset: a new password by a mailed link, in a session of its own. */
  const chooseAnew = async (email: string, times = 1, chosen = next): Promise<Session> => {
    const session = await enterByMail(email, times);
    expect((await setPassword(backend, session, { password: chosen })).status).toBe(200);
    return session;
  };
  const signInAnew = async (email: string) => {
    const { status, body } = await signIn(backend, email, next);
    expect(status).toBe(200);
    return body as Session;
  };
  const enrolmentOf = async (session: Session) =>
    (await act(backend, session, "show")).body.account.enrolment;
  const reset = async (email: string, digits: string) => {
    const [row] = await backend.sql("select private.reset_factors($1, $2) as done", [
      email.toUpperCase(),
      await hashToken(digits),
    ]);
    return row;
  };
  const hashOf = (email: string) =>
    backend.sql("select encrypted_password from auth.users where email = $1", [email]);

  test("a mailed link changes no password before a factor was shown", async () => {
    const person = await enrol(backend, "link@ormes.example");
    const before = await hashOf(person.email);
    const session = await enterByMail(person.email);
    await shutOut(session, "proof");
    expect(await setPassword(backend, session, { password: next })).toMatchObject(proofRequired);
    expect((await act(backend, session, "ask-code")).body, "nor adds one").toEqual({
      code: "proof",
    });
    expect(await hashOf(person.email)).toEqual(before);
    expect((await overviewOf(backend, person.session)).partner, "nor ends one").not.toBeNull();

    await prove(backend, person, session);
    expect((await setPassword(backend, session, { password: next })).status).toBe(200);
    await mailTold(backend, person.email, "your password was changed");
    expect((await overviewOf(backend, session)).partner).not.toBeNull();
    expect((await askOverview(backend, person.session)).status).toBe(401);
    const entered = (await signIn(backend, person.email, next)).body as Session;
    await shutOut(entered, "proof");
  });

  test("a mailed link enrols nobody before a password was set", async () => {
    const email = "unset@ormes.example";
    await addInvited(backend.sql, email);
    const session = await enterByMail(email);
    await shutOut(session, "password");
    for (const action of ["ask-code", "ask-passkey"]) {
      const refused = await act(backend, session, action);
      expect(refused).toEqual({ status: 403, body: { code: "password" } });
    }
    expect((await setPassword(backend, session, { password: next })).status).toBe(200);
    await shutOut(session, "enrolment");
    await enrolByCode(backend, session);
    expect((await overviewOf(backend, session)).partner).not.toBeNull();
  });

  test("where no factor is asked for, a mailed link shows nothing before a password was set", async () => {
    const email = "link@moselle.example";
    await addPartner(backend.sql, email, "Moselle office");
    const session = await enterByMail(email);
    await shutOut(session, "password");
    expect((await setPassword(backend, session, { password: next })).status).toBe(200);
    expect((await overviewOf(backend, session)).partner).not.toBeNull();
  });

  test("the firm takes lost factors away: every session ends, and all that was lost is void", async () => {
    const person = await enrol(backend, "lost@ormes.example");
    const passkey = await addPasskey(backend, person.session);
    const asked = await backend.post("/functions/v1/sign-in-passkey", {});
    const { options } = asked.body as { options: Parameters<typeof passkey.show>[0] };
    expect(await reset(person.email, "12345678")).toEqual({ done: true });
    await mailTold(backend, person.email, "your ways to sign in were reset");
    expect((await askOverview(backend, person.session)).status).toBe(401);
    const { refresh_token } = person.session;
    const grant = "/auth/v1/token?grant_type=refresh_token";
    expect((await backend.post(grant, { refresh_token })).status).toBe(400);
    const response = passkey.show(options);
    expect((await backend.post("/functions/v1/sign-in-passkey", { response })).status).toBe(422);

    const known = await signIn(backend, person.email);
    expect(known.status, "finding 3: whoever knew the password").toBe(400);
    const session = await chooseAnew(person.email);
    await shutOut(session, "enrolment");
    const [recoveryCode] = person.codes;
    expect((await act(backend, session, "prove", { recoveryCode })).status).toBe(422);
    expect(await enrolmentOf(session)).toBe("code");
    expect((await act(backend, session, "ask-code")).body).toEqual({ code: "code" });
    const opened = await act(backend, session, "open-enrolment", { code: "1234 56-78" });
    expect(opened.status).toBe(200);
    await shutOut(session, "enrolment");
    expect(await enrolmentOf(session)).toBe("yes");
    await enrolByCode(backend, session);
    expect((await overviewOf(backend, session)).partner).not.toBeNull();
    const again = await act(backend, session, "open-enrolment", { code: "12345678" });
    expect(again.status, "good once").toBe(422);
  });

  test("wrong codes by telephone hurt the session that gives them, and after fifty the code is void", async () => {
    const { email } = await enrol(backend, "guessed@ormes.example");
    await reset(email, "24681357");
    const guessing = await chooseAnew(email);
    const guess = async (session: Session, code: string) =>
      (await act(backend, session, "open-enrolment", { code })).status;
    for (let time = 0; time < 5; time += 1)
      expect(await guess(guessing, `1111111${time}`)).toBe(422);
    expect(await guess(guessing, "24681357"), "not there").toBe(429);
    const owner = await signInAnew(email);
    expect(await enrolmentOf(owner)).toBe("code");
    expect(await guess(owner, "24681357"), "in another session").toBe(200);

    await backend.sql("update private.enrolments set tries = 49 where code_hash is not null");
    expect(await guess(owner, "11111111")).toBe(422);
    expect(await enrolmentOf(owner)).toBe("closed");
    expect(await guess(owner, "24681357")).toBe(422);
    expect((await act(backend, owner, "ask-code")).body).toEqual({ code: "closed" });
    await shutOut(owner, "enrolment");
    await reset(email, "97531864");
    const entered = await chooseAnew(email, 2);
    expect(await guess(entered, "97531864"), "the firm opens it again").toBe(200);
  });

  test("the code of another, or one that is over, opens nothing", async () => {
    const one = await enrol(backend, "one@ormes.example");
    const two = await enrol(backend, "two@ormes.example");
    await reset(one.email, "11112222");
    await reset(two.email, "33334444");
    const session = await chooseAnew(one.email);
    const other = await act(backend, session, "open-enrolment", { code: "33334444" });
    expect(other.status).toBe(422);
    await backend.sql("update private.enrolments set expires_at = now()");
    const late = await act(backend, session, "open-enrolment", { code: "11112222" });
    expect(late.status).toBe(422);
    expect(await enrolmentOf(session)).toBe("closed");
  });

  test("who reads the mail alone never gets in after the firm took factors away", async () => {
    const { email } = await enrol(backend, "mailbox@ormes.example");
    await reset(email, "55556666");
    const session = await chooseAnew(email);
    await shutOut(session, "enrolment");
    expect(await enrolmentOf(session)).toBe("code");
    expect((await act(backend, session, "ask-passkey")).status).toBe(403);
    const invited =
      "select private.invite_partner($1, 'A person', 'Ormes foundation', 'en', false)";
    await backend.sql(invited, [email]);
    const entered = await enterBy(backend, await mailedLink(email, 2));
    const renewed = "once more over the moat";
    expect((await setPassword(backend, entered, { password: renewed })).status).toBe(200);
    expect(await enrolmentOf(entered), "an invitation does not replace the code").toBe("code");
    await shutOut(entered, "enrolment");
  });

  test("the code by telephone opens it to the session that gave it, and to no other", async () => {
    const { email } = await enrol(backend, "bound@moselle.example", "Moselle office");
    await reset(email, "13572468");
    const [caller, other] = [await chooseAnew(email), await signInAnew(email)];
    await shutOut(other, "enrolment");
    const opened = await act(backend, caller, "open-enrolment", { code: "13572468" });
    expect(opened.status).toBe(200);
    expect(await enrolmentOf(caller)).toBe("yes");
    expect((await act(backend, other, "ask-code")).body).toEqual({ code: "code" });
    await backend.sql("update private.enrolments set expires_at = now()");
    await purge(backend.sql);
    expect(await enrolmentOf(caller), "its time is over, its row is not").toBe("closed");
    await shutOut(caller, "enrolment");
    await reset(email, "86427531");
    const again = await chooseAnew(email, 2);
    await act(backend, again, "open-enrolment", { code: "86427531" });
    await enrolByCode(backend, again);
    expect((await overviewOf(backend, again)).partner?.entity).toBe("Moselle office");
  });

  test("recovery codes are made for nobody who has no factor", async () => {
    const person = await enrol(backend, "paper@ormes.example");
    await reset(person.email, "12345678");
    const session = await chooseAnew(person.email);
    const made = await act(backend, session, "make-recovery-codes");
    expect(made).toMatchObject({ status: 403, body: { code: "closed" } });
    await backend.sql(
      `insert into private.recovery_codes (hash, user_id)
       select $2, id from auth.users where email = $1`,
      [person.email, await hashToken("ABCDEFGHIJKLMNOPQRSTUVWX")],
    );
    const fields = { recoveryCode: "ABCDEF-GHIJKL-MNOPQR-STUVWX" };
    expect((await act(backend, session, "prove", fields)).status).toBe(422);
    await shutOut(session, "enrolment");
  });

  test("nobody is reset who is not a partner", async () => {
    expect(await reset("nobody@ormes.example", "12345678")).toEqual({ done: false });
  });

  test("a password of 12 to 14 signs is too short where it stands alone", async () => {
    const email = "alone@moselle.example";
    await addPartner(backend.sql, email, "Moselle office");
    const session = await sessionOf(backend, email);
    for (const tried of ["moat, bridge", short, "moat & bridges"]) {
      const asked = { password: tried, current_password: password };
      const { status, body } = await setPassword(backend, session, asked);
      expect([status, body]).toMatchObject([422, tooShort]);
    }
    expect((await signIn(backend, email)).status, "the old one is good").toBe(200);
  });

  test("it is long enough beside a factor shown just now, with the present password", async () => {
    const person = await enrol(backend, "beside@ormes.example");
    const { session } = person;
    const asked = { password: short, current_password: password };
    const before = await hashOf(person.email);
    await ageProof(backend.sql, session, "11 minutes");
    expect(await setPassword(backend, session, asked), "stale").toMatchObject(proofRequired);
    await prove(backend, person, session);
    const thief = await sessionOf(backend, person.email);
    expect(await setPassword(backend, thief, asked), "not that one's").toMatchObject(proofRequired);
    const missing = await setPassword(backend, session, { password: short });
    expect(missing.body).toMatchObject({ error_code: "current_password_required" });
    const guessed = await setPassword(backend, session, { ...asked, current_password: "not it" });
    expect(guessed.body).toMatchObject({ error_code: "invalid_credentials" });
    const shorter = await setPassword(backend, session, { ...asked, password: "moat bridge" });
    expect(shorter.body).toMatchObject(tooShort);
    expect(await hashOf(person.email)).toEqual(before);
    expect((await setPassword(backend, session, asked)).status).toBe(200);
    expect((await signIn(backend, person.email, short)).status).toBe(200);
    expect((await overviewOf(backend, session)).partner).not.toBeNull();
    expect((await askOverview(backend, thief)).status).toBe(401);
  });

  test("the database itself changes no password unless a factor was shown", async () => {
    const { email, session } = await enrol(backend, "service@ormes.example");
    const change = () =>
      backend.sql("update auth.users set encrypted_password = 'x' || $2 where email = $1", [
        email,
        String(Math.random()),
      ]);
    await ageProof(backend.sql, session, "12 minutes");
    const before = await hashOf(email);
    await expect(change()).rejects.toThrow(/factor must be shown/);
    expect(await hashOf(email)).toEqual(before);
    await ageProof(backend.sql, session, "1 minute");
    await change();
    expect(await hashOf(email)).not.toEqual(before);
  });
});
