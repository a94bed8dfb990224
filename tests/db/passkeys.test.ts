/**
 * Passkeys: adding one, signing in with it alone, and answers that are refused. It is long because
 * all of it shares one host.
 */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { beforeAll, describe, expect, test } from "vitest";
import { atEndOfAll } from "../at-end.ts";
import { engines, type TestBackend } from "./backend.ts";
import { askDocument, overviewOf, type Session, sessionOf, setPassword } from "./partner-space.ts";
import { newPasskey, type SoftPasskey } from "./soft-passkey.ts";
import {
  act,
  addInvited,
  addPasskey,
  ageProof,
  enrol,
  mailTold,
  nothingBut,
  origin,
  prove,
  startStrictSpace,
} from "./strong-sign-in.ts";

const contents = "%PDF-1.4 by passkey";
const wrong = { status: 422, body: { code: "wrong" } };
const unknown = { status: 422, body: { code: "unknown" } };
type Asked = PublicKeyCredentialCreationOptionsJSON;
type Entrance = { tokenHash: string; grant: string };

describe.each(engines)("passkeys on the %s engine", (engine) => {
  let backend: TestBackend;
  let document: string;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    ({ backend, document } = await startStrictSpace(engine, atEnd, contents));
  });

  const knock = async (response?: unknown) => {
    const { status, body } = await backend.post("/functions/v1/sign-in-passkey", { response });
    return { status, body };
  };
  const question = async () =>
    ((await knock()).body as { options: PublicKeyCredentialRequestOptionsJSON }).options;
  const show = async (passkey: SoftPasskey): Promise<Entrance> => {
    const { status, body } = await knock(passkey.show(await question()));
    expect(status).toBe(200);
    return body as Entrance;
  };
  const open = async ({ tokenHash }: Entrance): Promise<Session> => {
    const asked = { type: "recovery", token_hash: tokenHash };
    const { status, body } = await backend.post("/auth/v1/verify", asked);
    expect(status).toBe(200);
    return body as Session;
  };
  const passkeysOf = (email: string) =>
    backend.sql<{ name: string; counter: number }>(
      `select name, counter::int from private.factors join auth.users on users.id = user_id
       where kind = 'passkey' and email = $1 order by factors.created_at`,
      [email],
    );
  const owner = async (email: string) => {
    const person = await enrol(backend, email);
    return { ...person, passkey: await addPasskey(backend, person.session) };
  };

  test("a first passkey is added for this site, and gives ten codes on paper", async () => {
    const email = "first@ormes.example";
    await addInvited(backend.sql, email);
    const session = await sessionOf(backend, email);
    const { options } = (await act(backend, session, "ask-passkey")).body;
    expect(options).toMatchObject({
      rp: { id: "site.example" },
      user: { name: email },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const response = newPasskey(origin).register(options);
    const added = await act(backend, session, "add-passkey", { response, name: "Laptop" });
    expect([added.status, added.body.codes.length]).toEqual([200, 10]);
    expect((await overviewOf(backend, session)).partner).not.toBeNull();
    const [mail] = await mailTold(backend, email, "a way to sign in was added");
    expect(mail?.text).toContain("Laptop");
  });

  test("another one needs a fresh proof, and gives no new codes", async () => {
    const person = await enrol(backend, "second@ormes.example");
    await ageProof(backend.sql, person.session, "11 minutes");
    const stale = await act(backend, person.session, "ask-passkey");
    expect(stale).toEqual({ status: 403, body: { code: "proof" } });
    await prove(backend, person, person.session);
    const { options } = (await act(backend, person.session, "ask-passkey")).body;
    const passkey = newPasskey(origin);
    const response = passkey.register(options);
    const fields = { response, name: "Key" };
    expect(await act(backend, person.session, "add-passkey", fields)).toEqual({
      status: 200,
      body: { codes: null },
    });
    expect(await act(backend, person.session, "add-passkey", fields), "twice").toEqual(wrong);
    const next = (await act(backend, person.session, "ask-passkey")).body.options;
    expect(next.excludeCredentials).toMatchObject([{ id: passkey.id }]);
    const again = { response: passkey.register(next), name: "Again" };
    expect((await act(backend, person.session, "add-passkey", again)).body.code).toBe("taken");
    expect(await passkeysOf(person.email)).toHaveLength(1);
  });

  test("nothing is added of an answer to another question, site or session, or without its owner", async () => {
    const person = await enrol(backend, "refused@ormes.example");
    const stranger = await enrol(backend, "other@ormes.example");
    const ask = async (session: Session) =>
      (await act(backend, session, "ask-passkey")).body.options;
    const key = newPasskey(origin);
    const tryAll = async (session: Session, answers: Record<string, (asked: Asked) => unknown>) => {
      for (const [why, answer] of Object.entries(answers)) {
        const response = answer(await ask(session));
        const added = await act(backend, person.session, "add-passkey", { response, name: "Key" });
        expect(added, why).toEqual(wrong);
      }
    };
    await tryAll(stranger.session, { "asked of another": (asked) => key.register(asked) });
    await tryAll(person.session, {
      "another question": (asked) => key.register({ ...asked, challenge: "A".repeat(43) }),
      "another site": (asked) => key.register(asked, { origin: "https://site.test" }),
      "another domain": (asked) => newPasskey("https://site.test").register(asked, { origin }),
      "without its owner": (asked) => key.register(asked, { verified: false }),
      "one that is shown": (asked) => key.show(asked),
      nothing: () => undefined,
    });
    const late = key.register(await ask(person.session));
    await backend.sql("update private.challenges set expires_at = now()");
    const added = await act(backend, person.session, "add-passkey", {
      response: late,
      name: "Key",
    });
    expect(added, "too late").toEqual(wrong);
    expect(await passkeysOf(person.email)).toEqual([]);
    const response = key.register(await ask(person.session));
    const right = await act(backend, person.session, "add-passkey", { response, name: "Key" });
    expect(right.status, "and the same key as it should be").toBe(200);
  });

  test("a passkey alone signs in: the overview is filled and the document comes", async () => {
    const { email, passkey } = await owner("alone@ormes.example");
    const asked = await question();
    expect(asked.allowCredentials ?? [], "it names nobody's").toEqual([]);
    const entrance = await show(passkey);
    const session = await open(entrance);
    const before = await overviewOf(backend, session);
    expect(before, "opened, not proven").toEqual(nothingBut("proof"));
    const { grant } = entrance;
    expect((await act(backend, session, "prove", { grant })).status).toBe(200);
    const seen = await overviewOf(backend, session);
    expect(seen.partner?.name).toBe(`Partner ${email}`);
    expect((await askDocument(backend, document, session)).body).toBe(contents);
    const { account } = (await act(backend, session, "show")).body;
    expect(account.sessions[0]).toMatchObject({ own: true, provenBy: "passkey" });
    const changed = await setPassword(backend, session, { password: "a bridge over the moat" });
    expect(changed.body, "it was no mailed link").toMatchObject({
      error_code: "current_password_required",
    });
  });

  test("what was given for a passkey is good once, in time, and for its owner", async () => {
    const { passkey } = await owner("granted@ormes.example");
    const stranger = await enrol(backend, "stranger@ormes.example");
    const entrance = await show(passkey);
    const { grant } = entrance;
    const theirs = await sessionOf(backend, stranger.email);
    expect(await act(backend, theirs, "prove", { grant }), "another's").toEqual(wrong);
    expect(await overviewOf(backend, theirs)).toEqual(nothingBut("proof"));
    const session = await open(entrance);
    expect((await act(backend, session, "prove", { grant })).status).toBe(200);
    const second = await open(await show(passkey));
    expect(await act(backend, second, "prove", { grant }), "used").toEqual(wrong);
    const late = await show(passkey);
    await backend.sql("update private.passkey_grants set expires_at = now()");
    expect(await act(backend, second, "prove", { grant: late.grant }), "late").toEqual(wrong);
    const guess = { grant: "A".repeat(43) };
    expect(await act(backend, second, "prove", guess), "guessed").toEqual(wrong);
    expect(await overviewOf(backend, second)).toEqual(nothingBut("proof"));
    const asked = { type: "recovery", token_hash: entrance.tokenHash };
    expect((await backend.post("/auth/v1/verify", asked)).status, "the token too").toBe(403);
  });

  test("nobody comes in by an answer that was given before, elsewhere, or without its owner", async () => {
    const { email, passkey } = await owner("answers@ormes.example");
    const first = await question();
    expect((await knock(passkey.show(first))).status).toBe(200);
    expect(await knock(passkey.show(first)), "a question answered twice").toEqual(unknown);
    const other = { origin: "https://site.test" };
    expect(await knock(passkey.show(await question(), other)), "another site").toEqual(unknown);
    const found = { verified: false };
    expect(await knock(passkey.show(await question(), found)), "no owner").toEqual(unknown);
    const [{ counter } = { counter: 0 }] = await passkeysOf(email);
    expect(counter).toBeGreaterThan(1);
    for (const back of [counter, counter - 1]) {
      const copied = passkey.show(await question(), { counter: back });
      expect(await knock(copied), "a copy that counts for itself").toEqual(unknown);
    }
    const forged = {
      ...newPasskey(origin).show(await question()),
      id: passkey.id,
      rawId: passkey.id,
    };
    expect(await knock(forged), "another's signature").toEqual(unknown);
    const late = await question();
    await backend.sql("update private.challenges set expires_at = now()");
    const ahead = { counter: counter + 50 };
    expect(await knock(passkey.show(late, ahead)), "too late").toEqual(unknown);
    for (const nonsense of [null, {}, { id: passkey.id }, "x", [passkey.id]]) {
      expect(await knock(nonsense)).toEqual(unknown);
    }
    expect(await passkeysOf(email), "nothing was noted").toMatchObject([{ counter }]);
    const [{ refused } = { refused: 0 }] = await backend.sql<{ refused: number }>(
      `select count(*)::int as refused from private.security_events
       where kind = 'factor-failed' and user_id is null`,
    );
    expect(refused, "but each refusal").toBeGreaterThanOrEqual(12);
    expect((await knock(passkey.show(await question(), ahead))).status).toBe(200);
  });

  test("a passkey proves the session that was asked, and no other", async () => {
    const { email, passkey } = await owner("prove@ormes.example");
    const [one, two] = [await sessionOf(backend, email), await sessionOf(backend, email)];
    const ask = async (session: Session) => (await act(backend, session, "ask-proof")).body.options;
    const asked = await ask(one);
    expect(asked.allowCredentials).toMatchObject([{ id: passkey.id }]);
    const elsewhere = await act(backend, two, "prove", { response: passkey.show(asked) });
    expect(elsewhere, "asked in another session").toEqual(wrong);
    const atDoor = await act(backend, two, "prove", { response: passkey.show(await question()) });
    expect(atDoor, "asked at the door").toEqual(wrong);
    const first = passkey.show(await ask(one));
    const response = passkey.show(await ask(one));
    expect(await act(backend, one, "prove", { response: first }), "asked anew since").toEqual(
      wrong,
    );
    expect((await act(backend, one, "prove", { response })).status).toBe(200);
    expect(await act(backend, two, "prove", { response }), "used").toEqual(wrong);
    expect(await overviewOf(backend, two)).toEqual(nothingBut("proof"));
    expect((await overviewOf(backend, one)).partner).not.toBeNull();
    expect(await knock(passkey.show(await ask(two))), "not at the door").toEqual(unknown);
  });

  test("one who was revoked comes in by no passkey", async () => {
    const { email, passkey } = await owner("revoked@ormes.example");
    const entrance = await show(passkey);
    await backend.sql("select private.revoke_partner($1)", [email]);
    expect(await knock(passkey.show(await question()))).toEqual(unknown);
    const asked = { type: "recovery", token_hash: entrance.tokenHash };
    expect((await backend.post("/auth/v1/verify", asked)).status).toBe(403);
  });
});
