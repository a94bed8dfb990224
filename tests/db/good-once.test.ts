/**
 * Findings, security 7: what is good once is good once, also for those who send it several times at
 * the same moment.
 */
import postgres from "postgres";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { atEndOfAll } from "../at-end.ts";
import { until } from "../until.ts";
import { bothEngines, type TestBackend } from "./backend.ts";
import { overviewOf, sessionOf } from "./partner-space.ts";
import { newPasskey } from "./soft-passkey.ts";
import {
  act,
  addInvited,
  addPasskey,
  codeOf,
  enrol,
  forgetStep,
  idOf,
  nothingBut,
  origin,
  startStrictSpace,
} from "./strong-sign-in.ts";

describe.each(bothEngines)("what is good once, on the %s engine", (engine) => {
  let backend: TestBackend;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    ({ backend } = await startStrictSpace(engine, atEnd, "%PDF-1.4 kept"));
  });

  const many = <Answer>(ask: (index: number) => Promise<Answer>, times = 4) =>
    Promise.all(Array.from({ length: times }, (_, index) => ask(index)));
  const statusesOf = (answers: { status: number }[]) =>
    answers.map(({ status }) => status).sort((a, b) => a - b);
  const countOf = async (table: string, email: string) => {
    const [row] = await backend.sql<{ count: number }>(
      `select count(*)::int as count from private.${table}
       where user_id = (select id from auth.users where email = $1)`,
      [email],
    );
    return row?.count;
  };
  const knock = async (response?: unknown) => {
    const { status, body } = await backend.post("/functions/v1/sign-in-passkey", { response });
    // biome-ignore lint/suspicious/noExplicitAny: a question or an entrance, as the test asked.
    return { status, body: body as any };
  };

  test("an app that is added four times at once is one factor with one sheet of codes", async () => {
    const email = "app@ormes.example";
    await addInvited(backend.sql, email);
    const session = await sessionOf(backend, email);
    const { secret } = (await act(backend, session, "ask-code")).body;
    const fields = { code: await codeOf(secret), name: "App" };
    const added = await many(() => act(backend, session, "add-code", fields));
    expect(statusesOf(added)).toEqual([200, 410, 410, 410]);
    expect([await countOf("factors", email), await countOf("recovery_codes", email)]).toEqual([
      1, 10,
    ]);
  });

  test("a passkey and an app that are added at once bring one sheet of codes", async () => {
    const email = "both@ormes.example";
    await addInvited(backend.sql, email);
    const session = await sessionOf(backend, email);
    const { secret } = (await act(backend, session, "ask-code")).body;
    const { options } = (await act(backend, session, "ask-passkey")).body;
    const app = { code: await codeOf(secret), name: "App" };
    const key = { response: newPasskey(origin).register(options), name: "Key" };
    const added = await Promise.all([
      act(backend, session, "add-code", app),
      act(backend, session, "add-passkey", key),
    ]);
    expect(statusesOf(added)).toEqual([200, 200]);
    expect(added.filter(({ body }) => body.codes !== null)).toHaveLength(1);
    expect(await countOf("recovery_codes", email)).toBe(10);
  });

  /** Does the first, and the second before the first is done; answers what the second came to. */
  const together = async (first: string, second: string, values: string[][]) => {
    const pool = postgres(String(backend.env.DATABASE_URL), { max: 2, onnotice: () => {} });
    onTestFinished(() => pool.end());
    let late: Promise<object[]> = Promise.resolve([]);
    await pool.begin(async (transaction) => {
      await transaction.unsafe(first, values[0]);
      late = Promise.resolve(pool.unsafe(second, values[1]).then((rows) => [...rows]));
      const waiting = `select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await Promise.race([
        late,
        until(async () => expect(await backend.sql(waiting)).not.toEqual([])),
      ]);
    });
    return late;
  };

  test.runIf(engine === "postgres")(
    "of two first factors that are added at once, the second is none",
    async () => {
      const email = "first@ormes.example";
      await addInvited(backend.sql, email);
      const add = `select added from private.add_factor(
        $1::uuid, $2::uuid, 'code', 'App', '{"secret":"A"}', '192.0.2.1'
      )`;
      const sessions = await many(() => sessionOf(backend, email), 2);
      const values = sessions.map((session) => [session.user.id, idOf(session)]);
      expect(await together(add, add, values)).toEqual([{ added: false }]);
      expect(await countOf("factors", email)).toBe(1);
    },
  );

  test.runIf(engine === "postgres")(
    "of two sheets of recovery codes that are made at once, the last is good, and no other",
    async () => {
      const { email, session } = await enrol(backend, "sheets@ormes.example");
      const make = "select private.replace_recovery_codes($1::uuid, $2)";
      const sheets = ["a", "b"].map((sheet) => [session.user.id, `${sheet}1 ${sheet}2`]);
      await together(make, make, sheets);
      const kept = await backend.sql(
        "select hash from private.recovery_codes where user_id = $1::uuid order by hash",
        [session.user.id],
      );
      expect(kept).toEqual([{ hash: "b1" }, { hash: "b2" }]);
      const first = "select private.keep_first_recovery_codes($1::uuid, $2) as kept";
      expect(await together(make, first, sheets)).toEqual([{ kept: false }]);
      expect(await countOf("recovery_codes", email)).toBe(2);
    },
  );

  test("questions for a passkey that are asked at once are all answered", async () => {
    const { session } = await enrol(backend, "asked@ormes.example");
    const asked = await many(() => act(backend, session, "ask-passkey"));
    expect(statusesOf(asked)).toEqual([200, 200, 200, 200]);
  });

  test("a recovery code opens one of the sessions that give it at once, and none after", async () => {
    const person = await enrol(backend, "paper@ormes.example");
    const sessions = await many(() => sessionOf(backend, person.email));
    const [recoveryCode] = person.codes;
    const give = (session: (typeof sessions)[number]) =>
      act(backend, session, "prove", { recoveryCode });
    expect(statusesOf(await Promise.all(sessions.map(give)))).toEqual([200, 422, 422, 422]);
    expect(statusesOf(await Promise.all(sessions.map(give)))).toEqual([422, 422, 422, 422]);
    const seen = await Promise.all(sessions.map((session) => overviewOf(backend, session)));
    expect(seen.filter(({ partner }) => partner)).toHaveLength(1);
  });

  test("an app's code opens one of the sessions that give it at once", async () => {
    const person = await enrol(backend, "code@ormes.example");
    await forgetStep(backend.sql, person.email);
    const sessions = await many(() => sessionOf(backend, person.email));
    const code = await codeOf(person.secret);
    const given = sessions.map((session) => act(backend, session, "prove", { code }));
    expect(statusesOf(await Promise.all(given))).toEqual([200, 422, 422, 422]);
  });

  test("a passkey's answer opens once: together, after, at the door and in a session", async () => {
    const person = await enrol(backend, "replayed@ormes.example");
    const passkey = await addPasskey(backend, person.session);
    const response = passkey.show((await knock()).body.options);
    const met = await many(() => knock(response));
    expect(statusesOf(met)).toEqual([200, 422, 422, 422]);
    expect((await knock(response)).status, "once more").toBe(422);

    const { tokenHash, grant } = met.find(({ status }) => status === 200)?.body ?? {};
    const asked = { type: "recovery", token_hash: tokenHash };
    const opened = await many(() => backend.post("/auth/v1/verify", asked));
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(1);
    const session = opened.find(({ status }) => status === 200)?.body as typeof person.session;
    const granted = await many(() => act(backend, session, "prove", { grant }));
    expect(statusesOf(granted), "the grant").toEqual([200, 422, 422, 422]);

    const other = await sessionOf(backend, person.email);
    const { options } = (await act(backend, other, "ask-proof")).body;
    const proof = passkey.show(options);
    const proven = await many(() => act(backend, other, "prove", { response: proof }));
    expect(statusesOf(proven), "in a session").toEqual([200, 422, 422, 422]);
    const late = await sessionOf(backend, person.email);
    expect((await act(backend, late, "prove", { response: proof })).status, "in another").toBe(422);
    expect(await overviewOf(backend, late)).toEqual(nothingBut("proof"));
  });

  test("a copy of a passkey that is shown at the same moment opens nothing", async () => {
    const person = await enrol(backend, "copied@ormes.example");
    const passkey = await addPasskey(backend, person.session);
    const counter = 40;
    const answers = await many(async () => passkey.show((await knock()).body.options, { counter }));
    expect(statusesOf(await Promise.all(answers.map(knock)))).toEqual([200, 422, 422, 422]);
  });
});
