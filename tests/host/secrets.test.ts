/** `npm run secrets:rotate` beside running hosts: who was signed in stays so, and no longer. */
import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { readKeys } from "#server/engine/secret-keys.ts";
import { rotateInDatabase, secretsInDatabase } from "#server/engine/secrets.ts";
import { bothEngines, startBackend, type TestBackend } from "../db/backend.ts";
import {
  addPartner,
  askOverview,
  enterBy,
  fillSpace,
  linkFrom,
  type Session,
  sessionOf,
} from "../db/partner-space.ts";
import { until } from "../until.ts";
import { whole } from "../whole.ts";
import { command } from "./command.ts";

const anne = "anne@ormes.example";

const rotate = ({ env }: TestBackend, ...args: string[]) =>
  command("secrets/rotate.ts", env, ...args);

async function secretsOf({ env, sql }: TestBackend): Promise<string[]> {
  const { jwtSecret, before } = env.DATABASE_URL
    ? await secretsInDatabase(sql, readKeys(readConfig(env)))
    : JSON.parse(readFileSync(join(env.DATA_FOLDER ?? "", "secrets.json"), "utf8"));
  return [jwtSecret, ...(before ? [before.jwtSecret] : [])];
}

/** As somebody would who has got hold of that secret. */
function forge({ access_token }: Session, secret: string): Session {
  const content = access_token.slice(0, access_token.lastIndexOf("."));
  const signature = createHmac("sha256", secret).update(content).digest("base64url");
  return { access_token: `${content}.${signature}` } as Session;
}

const statusOf = async (backend: TestBackend, session: Session) =>
  (await askOverview(backend, session)).status;

/** A host notices a new secret within some seconds. Each look is a sign-in, and is counted. */
async function signedBy(backend: TestBackend, secret: string): Promise<Session> {
  return until(async () => {
    const session = await sessionOf(backend, anne);
    expect(forge(session, secret).access_token === session.access_token).toBe(true);
    return session;
  }, 500);
}

// Of those in a database, a rotation is seen below as well.
const engines = whole ? bothEngines : (["embedded"] as const);
describe.each(engines)("secrets on the %s engine", (engine) => {
  test("a session and a mailed link outlive a rotation; the second one drops the oldest", async () => {
    const backend = await startBackend(engine);
    await fillSpace(backend.sql);
    await addPartner(backend.sql, anne);
    const first = await sessionOf(backend, anne);
    const [oldest = ""] = await secretsOf(backend);
    await backend.post("/functions/v1/sign-in-recover", { email: anne, language: "en" });
    const link = await linkFrom(backend, anne);

    const rotated = await rotate(backend);
    expect([rotated.code, rotated.stderr]).toEqual([0, ""]);
    expect(rotated.stdout).toContain("nobody is signed out");
    const [second = "", before = ""] = await secretsOf(backend);
    expect([before, second === oldest]).toEqual([oldest, false]);
    for (const secret of [oldest, second]) {
      expect(rotated.stdout + backend.logged()).not.toContain(secret);
    }

    expect(await statusOf(backend, first), "signed in before").toBe(200);
    // The host signs by the new secret from now on.
    const fresh = await signedBy(backend, second);
    expect(await statusOf(backend, fresh)).toBe(200);
    expect(await statusOf(backend, first), "still signed in").toBe(200);
    const { status } = await backend.post("/auth/v1/token?grant_type=refresh_token", {
      refresh_token: first.refresh_token,
    });
    expect(status, "renewed").toBe(200);
    expect((await enterBy(backend, link)).access_token, "by the link").toBeTruthy();

    await rotate(backend);
    const [third = ""] = await secretsOf(backend);
    await signedBy(backend, third);
    expect(await statusOf(backend, fresh)).toBe(200);
    expect(await statusOf(backend, forge(fresh, oldest)), "dropped").toBe(401);

    const leaked = await rotate(backend, "--leaked");
    expect(leaked.stdout).toContain("Everybody signs in again.");
    const [last = ""] = await secretsOf(backend);
    await signedBy(backend, last);
    expect(await statusOf(backend, forge(fresh, third))).toBe(401);
    const noted = await backend.sql(
      "select detail from private.ledger where act = 'secrets.rotate' order by seq",
    );
    const keyed = await rotate(backend, "--key");
    expect([keyed.code, keyed.stderr]).toEqual([0, ""]);
    expect(keyed.stdout).toContain(readConfig(backend.env).secretsKeyFile);
    expect(noted).toEqual([false, false, true].map((leaked) => ({ detail: { leaked } })));
  });
});

test("of two hosts on one database, each believes what the other has signed since", async () => {
  const one = await startBackend("postgres");
  await fillSpace(one.sql);
  await addPartner(one.sql, anne);
  const before = await sessionOf(one, anne);
  const other = await startBackend("postgres", undefined, one.env);
  expect(await rotateInDatabase(one.sql, true)).toBe(true);
  const [second = ""] = await secretsOf(one);
  // The other has just started, and would not look by itself for some seconds.
  expect(await statusOf(other, forge(before, second))).toBe(200);
  expect(await statusOf(other, before)).toBe(200);
});
