/**
 * Findings, security 3 and 13: what somebody can do who has the password, or a mailed link, and
 * nothing else. They guess no code, and lock the owner out of nothing.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { atEndOfAll } from "../at-end.ts";
import { linkIn } from "../mail-server.ts";
import { bothEngines, type TestBackend } from "./backend.ts";
import {
  bearing,
  enterBy,
  overviewOf,
  password,
  type Session,
  sessionOf,
} from "./partner-space.ts";
import {
  act,
  ageProof,
  codeOf,
  type Enrolled,
  enrol,
  forgetStep,
  idOf,
  mailTold,
  nothingBut,
  prove,
  standInMidStep,
  startStrictSpace,
} from "./strong-sign-in.ts";

const wrong = { status: 422, body: { code: "wrong" } };
const two = { status: 409, body: { code: "next-code" } };

describe.each(bothEngines)("a stolen password on the %s engine", (engine) => {
  let backend: TestBackend;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    ({ backend } = await startStrictSpace(engine, atEnd, "%PDF-1.4 kept"));
  });

  const guess = async (session: Session, { secret }: Enrolled, times: number) => {
    const code = await codeOf(secret, 50);
    const statuses = [];
    for (let time = 0; time < times; time += 1)
      statuses.push((await act(backend, session, "prove", { code })).status);
    return statuses;
  };
  /** Until one code alone is read no more from browsers that are not known. */
  const guessFromEverywhere = async (person: Enrolled) => {
    for (let thief = 0; thief < 2; thief += 1) {
      expect(await guess(await sessionOf(backend, person.email), person, 5)).toEqual(
        Array(5).fill(422),
      );
    }
  };
  /** What a browser carries from a sign-in on. */
  const signInWith = async (email: string, cookie = "") => {
    const path = "/auth/v1/token?grant_type=password";
    const answered = await backend.post(path, { email, password }, { headers: { cookie } });
    expect(answered.status).toBe(200);
    const given = answered.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return { session: answered.body as Session, cookie: given };
  };

  test("wrong codes hurt the session that enters them, and the owner's right one opens elsewhere", async () => {
    const person = await enrol(backend, "elsewhere@ormes.example");
    const thief = await sessionOf(backend, person.email);
    expect(await guess(thief, person, 6)).toEqual([...Array(5).fill(422), 429]);
    await forgetStep(backend.sql, person.email);
    const right = { code: await codeOf(person.secret) };
    expect((await act(backend, thief, "prove", right)).status, "not there").toBe(429);
    const recovery = { recoveryCode: person.codes[0] };
    expect((await act(backend, thief, "prove", recovery)).status, "by no way").toBe(429);
    expect(await overviewOf(backend, thief)).toEqual(nothingBut("proof"));
    await prove(backend, person, await sessionOf(backend, person.email));
    const failed = await backend.sql(
      `select from private.security_events join auth.users on users.id = user_id
       where kind = 'factor-failed' and email = $1`,
      [person.email],
    );
    expect(failed).toHaveLength(5);
  });

  test("after ten wrong codes in half a day one alone is not read, and two in a row open", async () => {
    standInMidStep();
    const person = await enrol(backend, "guessed@ormes.example");
    await guessFromEverywhere(person);
    await forgetStep(backend.sql, person.email);
    const [before, code, nextCode, later] = await Promise.all(
      [-2, -1, 0, 1].map((off) => codeOf(person.secret, off)),
    );
    const session = await sessionOf(backend, person.email);
    expect(await act(backend, session, "prove", { code: nextCode }), "right, alone").toEqual(two);
    for (const tried of [
      { code: nextCode, nextCode: code },
      { code: before, nextCode },
      { code: nextCode, nextCode },
      { code, nextCode: "" },
    ]) {
      expect(await act(backend, session, "prove", tried)).toEqual(wrong);
    }
    expect(await overviewOf(backend, session)).toEqual(nothingBut("proof"));
    const owner = await sessionOf(backend, person.email);
    expect((await act(backend, owner, "prove", { code, nextCode })).status).toBe(200);
    expect((await overviewOf(backend, owner)).partner).not.toBeNull();
    const again = await sessionOf(backend, person.email);
    const overlapping = { code: nextCode, nextCode: later };
    expect(await act(backend, again, "prove", overlapping), "the first was taken").toEqual(wrong);
  });

  test("a recovery code opens however many codes were wrong", async () => {
    const person = await enrol(backend, "paper@ormes.example");
    await guessFromEverywhere(person);
    const session = await sessionOf(backend, person.email);
    const [recoveryCode] = person.codes;
    expect((await act(backend, session, "prove", { recoveryCode })).status).toBe(200);
    expect((await overviewOf(backend, session)).partner).not.toBeNull();
  });

  test("in a browser in which a factor was shown before, one code goes on being enough", async () => {
    const person = await enrol(backend, "known@ormes.example");
    const first = await signInWith(person.email);
    await prove(backend, person, first.session);
    const thief = await signInWith(person.email);
    await guessFromEverywhere(person);
    const owner = await signInWith(person.email, first.cookie);
    await prove(backend, person, owner.session);
    const stranger = await signInWith(person.email, thief.cookie);
    const right = { code: await codeOf(person.secret) };
    expect(
      await act(backend, stranger.session, "prove", right),
      "known by the password alone",
    ).toEqual(two);
    const other = await enrol(backend, "another@ormes.example");
    await guessFromEverywhere(other);
    const borrowed = await signInWith(other.email, first.cookie);
    expect(
      await act(backend, borrowed.session, "prove", { code: await codeOf(other.secret) }),
      "known to another account",
    ).toEqual(two);
  });

  test("finding 13: who has the password or a mailed link alone ends nobody's session", async () => {
    const person = await enrol(backend, "ended@ormes.example");
    await backend.post("/functions/v1/sign-in-recover", { email: person.email, language: "en" });
    const [mail] = await mailTold(backend, person.email, "choose a new password");
    const byLink = await enterBy(backend, linkIn(mail, "/login/password"));
    const logout = (session: Session, scope: string) =>
      backend.post(`/auth/v1/logout?scope=${scope}`, {}, bearing(session));
    for (const stranger of [byLink, await sessionOf(backend, person.email)]) {
      for (const id of [idOf(person.session), undefined]) {
        const ending = await act(backend, stranger, "end-session", { id });
        expect(ending).toEqual({ status: 403, body: { code: "proof" } });
      }
      for (const scope of ["global", "others"]) {
        const { status, body } = await logout(stranger, scope);
        expect([status, body]).toMatchObject([409, { error_code: "proof_required" }]);
      }
      expect((await overviewOf(backend, person.session)).partner).not.toBeNull();
      expect((await logout(stranger, "local")).status, "their own").toBe(204);
    }
    const other = await sessionOf(backend, person.email);
    await ageProof(backend.sql, person.session, "11 minutes");
    const stale = await act(backend, person.session, "end-session", { id: idOf(other) });
    expect(stale.status).toBe(403);
    await prove(backend, person, person.session);
    const ended = await act(backend, person.session, "end-session", { id: idOf(other) });
    expect(ended.body).toEqual({ ended: 1 });
    expect((await logout(person.session, "global")).status).toBe(204);
  });

  test("the owner's own right codes are not counted", async () => {
    const person = await enrol(backend, "often@ormes.example");
    for (let time = 0; time < 11; time += 1)
      await prove(backend, person, await sessionOf(backend, person.email));
  });

  test("codes that are guessed at the same moment are counted before they are read", async () => {
    const person = await enrol(backend, "together@ormes.example");
    const sessions = await Promise.all(
      Array.from({ length: 15 }, () => sessionOf(backend, person.email)),
    );
    const code = await codeOf(person.secret, 50);
    const met = await Promise.all(sessions.map((one) => act(backend, one, "prove", { code })));
    expect(met.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(met.filter(({ status }) => status === 409)).toHaveLength(5);
  });
});
