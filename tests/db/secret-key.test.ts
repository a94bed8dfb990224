/** The key by which secrets of time codes are encrypted: there, missing, replaced, lost. */
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { pino } from "pino";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { sealSecrets } from "#functions/_shared/time-code-secrets.ts";
import { readConfig } from "#server/config.ts";
import { runningHost } from "#server/engine/data-folder.ts";
import { addKey, prepareKeys, readKeys } from "#server/engine/secret-keys.ts";
import { secretsInDatabase } from "#server/engine/secrets.ts";
import { checkSecrets } from "../../scripts/doctor/secrets.ts";
import { replaceKey } from "../../scripts/secrets/replace-key.ts";
import { type AtEnd, atEndOfAll } from "../at-end.ts";
import { bothEngines, type EngineName, startBackend, type TestBackend } from "./backend.ts";
import { contactMessage } from "./contact-message.ts";
import { dumpOf } from "./dump.ts";
import { askOverview, sessionOf } from "./partner-space.ts";
import {
  act,
  addPasskey,
  codeOf,
  type Enrolled,
  enrol,
  enrolByCode,
  fillStrictSpace,
  forgetStep,
  prove,
  provenSession,
} from "./strong-sign-in.ts";

const silent = pino({ level: "silent" });

async function startStrict(engine: EngineName, atEnd: AtEnd = onTestFinished) {
  const backend = await startBackend(engine, atEnd);
  await fillStrictSpace(backend.sql);
  return { backend, config: readConfig(backend.env) };
}

const secretOf = async ({ sql }: TestBackend, { email }: Enrolled): Promise<string> => {
  const [row] = await sql<{ secret: string }>(
    `select secret from private.factors join auth.users on users.id = user_id
     where email = $1 and kind = 'code'`,
    [email],
  );
  return row?.secret ?? "";
};

describe.each(bothEngines)("the key to secrets on the %s engine", (engine) => {
  let backend: TestBackend;
  let config: ReturnType<typeof readConfig>;
  let paul: Enrolled;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    ({ backend, config } = await startStrict(engine, atEnd));
    paul = await enrol(backend, "paul@ormes.example");
  });

  const proveByCode = async (person: Enrolled, secret = person.secret) => {
    await forgetStep(backend.sql, person.email);
    const session = await sessionOf(backend, person.email);
    return (await act(backend, session, "prove", { code: await codeOf(secret) })).status;
  };

  test("is made on the first start, for this user alone, in a file of its own", () => {
    expect(statSync(config.secretsKeyFile).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(config.secretsKeyFile)).mode & 0o777).toBe(0o700);
    expect(readKeys(config)).toHaveLength(1);
  });

  test("a dump has no secret of an app, nor of one that is being added, nor the key", async () => {
    const asked = await act(backend, paul.session, "ask-code");
    const dump = await dumpOf(backend.sql);
    for (const secret of [paul.secret, asked.body.secret, ...readKeys(config)]) {
      expect(dump).not.toContain(secret);
    }
    expect(await proveByCode(paul)).toBe(200);
    expect(await checkSecrets(config)).toMatchObject([{ state: "ok" }]);
  });

  test("a secret that is put into somebody else's row opens nothing there", async () => {
    const thief = await enrol(backend, "thief@ormes.example");
    const before = await secretOf(backend, paul);
    await backend.sql("update private.factors set secret = $2 where secret = $1", [
      before,
      await secretOf(backend, thief),
    ]);
    expect(await proveByCode(paul, thief.secret)).toBe(422);
    expect(await checkSecrets(config)).toMatchObject([
      { state: "wrong", sentence: expect.stringMatching(/^1 of 2 secrets/) },
    ]);
    await backend.sql(
      `update private.factors set secret = $1
       where user_id = (select id from auth.users where email = $2)`,
      [before, paul.email],
    );
    expect(await proveByCode(paul)).toBe(200);
  });

  test("what the version before stored is taken, and encrypted at the next start", async () => {
    await backend.sql("update private.factors set secret = $2 where secret = $1", [
      await secretOf(backend, paul),
      paul.secret,
    ]);
    expect(await proveByCode(paul), "while it is in clear text").toBe(200);
    expect(await checkSecrets(config)).toMatchObject([{ state: "look" }]);
    await prepareKeys(backend.sql, config, silent);
    expect(await dumpOf(backend.sql)).not.toContain(paul.secret);
    if (engine === "embedded") {
      const backup = await (await runningHost(config.dataFolder).dump()).arrayBuffer();
      const files = gunzipSync(Buffer.from(backup));
      for (const text of [paul.secret, ...readKeys(config)])
        expect(files.includes(text)).toBe(false);
    }
    expect(await proveByCode(paul)).toBe(200);
    expect(await sealSecrets(backend.sql, readKeys(config)), "once").toEqual({
      sealed: 0,
      unread: 0,
    });
  });

  test("while it is missing all but codes of apps goes on, and it is taken once it is back", async () => {
    const withPasskey = await enrol(backend, "passkey@ormes.example");
    const passkey = await addPasskey(backend, withPasskey.session);
    const away = `${config.secretsKeyFile}.away`;
    renameSync(config.secretsKeyFile, away);
    const trouble = {
      state: "wrong",
      sentence: expect.stringMatching(/^The key \w+ is not in .*secrets\.key: .*Put it back/),
    };
    expect(await checkSecrets(config)).toMatchObject([trouble]);
    await prepareKeys(backend.sql, config, silent);
    expect(existsSync(config.secretsKeyFile), "no other is made in its place").toBe(false);

    const message = await backend.post("/functions/v1/contact", contactMessage());
    expect(message.status, "a form").toBe(201);
    // A token that nobody signed has the host look for its secrets again.
    const unsigned = { ...withPasskey.session, access_token: "not.one.of-ours" };
    expect((await act(backend, unsigned, "ask-proof")).status).toBe(401);
    const session = await sessionOf(backend, withPasskey.email);
    const ways = (await act(backend, session, "ask-proof")).body;
    expect(ways).toMatchObject({ code: false, codeAway: true, recovery: true });
    expect(await proveByCode(paul)).toBe(422);
    const response = passkey.show(ways.options);
    expect((await act(backend, session, "prove", { response })).status, "a passkey").toBe(200);
    expect((await askOverview(backend, session)).status).toBe(200);
    const refused = await act(backend, session, "ask-code");
    expect([refused.status, refused.body]).toEqual([409, { code: "away" }]);
    const other = await sessionOf(backend, paul.email);
    const recoveryCode = paul.codes[0];
    expect((await act(backend, other, "prove", { recoveryCode })).status).toBe(200);

    renameSync(away, config.secretsKeyFile);
    expect(await proveByCode(paul)).toBe(200);
  });

  test("a new one encrypts everything anew, and nobody notices", async () => {
    const before = await secretOf(backend, paul);
    const said = await replaceKey(config, backend.sql, false);
    if (engine === "postgres") {
      expect(said, "other hosts must have it first").toContain("every host of this database");
      expect(await secretOf(backend, paul)).toBe(before);
      expect(await proveByCode(paul)).toBe(200);
      await replaceKey(config, backend.sql, false);
    }
    const after = await secretOf(backend, paul);
    expect(after.split(".")[0]).not.toBe(before.split(".")[0]);
    expect(await proveByCode(paul)).toBe(200);
    expect(readKeys(config), "the old one stays, for older backups").toHaveLength(2);
    expect(await checkSecrets(config)).toMatchObject([{ state: "ok" }]);
    await expect(replaceKey(config, backend.sql, true)).rejects.toThrow("No key is missing");
  });
});

describe.each(bothEngines)("restored without the key on the %s engine", (engine) => {
  test("others sign in as ever, the app is added anew, and who has nothing else is named", async () => {
    const { backend, config } = await startStrict(engine);
    const { sql } = backend;
    const anne = await enrol(backend, "anne@ormes.example");
    const lone = await enrol(backend, "lone@ormes.example");
    await sql(
      `delete from private.recovery_codes
       where user_id = (select id from auth.users where email = $1)`,
      [lone.email],
    );
    const old = readFileSync(config.secretsKeyFile, "utf8").trim();
    rmSync(config.secretsKeyFile);
    await expect(replaceKey(config, sql, false), "not unasked").rejects.toThrow("--lost");

    const said = await replaceKey(config, sql, true);
    expect(said).toMatch(/2 cannot be decrypted any more/);
    expect(said).toMatch(/neither: lone@ormes\.example\./);
    expect(await checkSecrets(config)).toMatchObject([
      { state: "wrong", sentence: expect.stringContaining("2 of 2") },
    ]);

    const fresh = readFileSync(config.secretsKeyFile, "utf8");
    writeFileSync(config.secretsKeyFile, `${old}\n${fresh}`);
    expect(await checkSecrets(config), "found again").toMatchObject([{ state: "ok" }]);
    writeFileSync(config.secretsKeyFile, fresh);

    const session = await sessionOf(backend, anne.email);
    const recoveryCode = anne.codes[0];
    expect((await act(backend, session, "prove", { recoveryCode })).status).toBe(200);
    const added = await enrolByCode(backend, session, "My app once more");
    const lost = (await act(backend, session, "show")).body.account.factors[0];
    expect((await act(backend, session, "remove-factor", { id: lost.id })).status).toBe(200);
    await prove(backend, { ...anne, ...added }, await sessionOf(backend, anne.email));

    expect(await sql("select private.reset_factors($1, 'x') as done", [lone.email])).toEqual([
      { done: true },
    ]);
    expect(await checkSecrets(config)).toMatchObject([{ state: "ok" }]);
  });
});

test("a second host on the database makes no key of its own, and says that one is missing", async () => {
  const { backend, config } = await startStrict("postgres");
  const person = await enrol(backend, "two@ormes.example");
  const other = { ...config, secretsKeyFile: join(dirname(config.secretsKeyFile), "other.key") };
  await prepareKeys(backend.sql, other, silent);
  expect(existsSync(other.secretsKeyFile)).toBe(false);
  expect(await checkSecrets(other)).toMatchObject([
    { state: "wrong", sentence: expect.stringContaining(`is not in ${other.secretsKeyFile}`) },
  ]);
  addKey(other);
  await prepareKeys(backend.sql, other, silent);
  expect(await checkSecrets(other), "with another key").toMatchObject([{ state: "wrong" }]);
  await provenSession(backend, person);

  const [mine, theirs] = await Promise.all(
    [config, other].map((one) => secretsInDatabase(backend.sql, readKeys(one))),
  );
  expect(mine?.jwtSecret, "sessions are signed with the key, too").not.toBe(theirs?.jwtSecret);
});
