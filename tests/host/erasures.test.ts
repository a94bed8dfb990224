/** Erasures outlive the database: a backup from before one does not bring anybody back. */
import { appendFileSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { expect, test } from "vitest";
import type { Deps } from "#functions/_shared/deps.ts";
import type { Sql } from "#functions/_shared/sql.ts";
import { personActs } from "#functions/desk/persons.ts";
import type { OpenBackend } from "#server/backend/open-backend.ts";
import { newDatabase } from "../db/backend.ts";
import { colleagueWhoErases, eraseAtDesk } from "../erase-at-desk.ts";
import { until } from "../until.ts";
import { whole } from "../whole.ts";
import { command } from "./command.ts";
import { dataFolder, emptyFolder } from "./host-process.ts";
import { withDatabase, withHost } from "./with-host.ts";

const email = "gone@person.example";

async function fill(sql: Sql): Promise<void> {
  for (const address of [email.toUpperCase(), "stays@person.example"]) {
    await sql(
      `insert into public.newsletter_subscribers (email, language, confirmed_at)
       values ($1, 'fr', now())`,
      [address],
    );
    await sql(
      `insert into private.contact_messages (key, reference, name, email, subject, message, language)
       values (gen_random_uuid(), private.new_reference(), 'Camille', $1, 'general', $2, 'en')`,
      [address, "A message of some length."],
    );
    await sql("select private.sign_in_account_for($1)", [address]);
  }
}

async function erase(
  { engine: { sql }, tombstones }: OpenBackend,
  remember = tombstones.remember,
): Promise<void> {
  const backend = { sql, tombstones: { ...tombstones, remember } };
  await eraseAtDesk(backend, await colleagueWhoErases(sql), email);
}

async function addresses(sql: Sql): Promise<string[]> {
  const rows = await sql<{ address: string }>(
    `select lower(email) as address from public.newsletter_subscribers
     union select lower(email) from private.contact_messages
     union select lower(email) from auth.users union select lower(address)
     from private.person_requests where address is not null order by 1`,
  );
  return rows
    .map(({ address }) => address)
    .filter((address) => address.endsWith("@person.example"));
}

/** The address of a request stays until its owner was told. */
async function expectAddresses({ engine }: OpenBackend, expected: string[]): Promise<void> {
  await until(async () => expect(await addresses(engine.sql)).toEqual(expected));
}

test("a backup made before an erasure is restored without the person", async () => {
  const env = { DATA_FOLDER: dataFolder() };
  const backup = await withDatabase(env, async (sql) => {
    await fill(sql);
    return command("backup.ts", env);
  });
  const file = backup.stdout.trim();
  await withHost(env, async (host) => {
    await erase(host);
    await expectAddresses(host, ["stays@person.example"]);
  });
  const tombstones = join(env.DATA_FOLDER, "erasures.jsonl");
  expect(statSync(tombstones).mode & 0o777).toBe(0o600);
  expect(readFileSync(tombstones, "utf8")).not.toContain("person.example");
  expect(JSON.parse(readFileSync(tombstones, "utf8"))).toEqual({
    request: expect.any(String),
    hmac: expect.stringMatching(/^[0-9a-f]{8}\.[0-9a-f]{64}$/),
    at: expect.any(String),
    account: true,
  });

  // A line that was damaged since is not passed over in silence, and takes no other with it.
  appendFileSync(tombstones, readFileSync(tombstones, "utf8").replace('"hmac"', '"hmax"'));
  const restored = await command("restore.ts", env, file);
  expect([restored.code, restored.stderr]).toEqual([0, ""]);
  expect(restored.stdout).toMatch(/Erased again .*: [1-9]\d* rows\.\n/);
  expect(restored.stdout).toContain("Lines of erasures.jsonl that cannot be read: 1.");
  await withHost(env, async (host) => {
    await expectAddresses(host, ["stays@person.example"]);
    // Who comes back of their own will stays, however often the host starts.
    await host.engine.sql(
      "insert into public.newsletter_subscribers (email, language) values ($1, 'en')",
      [email],
    );
  });
  await withHost(env, async (host) => {
    await expectAddresses(host, [email, "stays@person.example"]);
  });
});

test.runIf(whole)(
  "a host erases again by itself where only the database was put back",
  async () => {
    const env = { DATA_FOLDER: dataFolder() };
    await withDatabase(env, fill);
    const { stdout } = await command("backup.ts", env);
    // What could not be written down is, at the next start.
    const fail = () => Promise.reject(new Error("the disk is full"));
    await withHost(env, (host) => erase(host, fail));
    const tombstones = join(env.DATA_FOLDER, "erasures.jsonl");
    expect(existsSync(tombstones)).toBe(false);
    await withHost(env, async () => {});
    const written = readFileSync(tombstones);
    rmSync(tombstones);
    await command("restore.ts", env, stdout.trim());
    // And a last line that was cut short takes no other with it.
    writeFileSync(tombstones, `${written}\n{"request":"cut`);
    await withHost(env, async (host) => {
      await expectAddresses(host, ["stays@person.example"]);
    });
  },
);

test("a PostgreSQL that was put back is erased again when a host starts on it", async () => {
  const url = await newDatabase();
  const env = { DATA_FOLDER: emptyFolder(), DATABASE_URL: url };
  await withDatabase(env, fill);
  const copy = await copyOf(url);
  await withHost(env, (host) => erase(host));
  await withHost({ ...env, DATABASE_URL: copy }, async (host) => {
    await expectAddresses(host, ["stays@person.example"]);
    const secrets = await host.engine.sql("select name from private.host_secrets order by name");
    expect(secrets).toEqual([{ name: "jwt" }, { name: "key-in-use" }]);
  });
});

test.runIf(whole)(
  "without the key that they were made with, erasures are not taken for done",
  async () => {
    const env = { DATA_FOLDER: dataFolder() };
    await withDatabase(env, fill);
    const { stdout } = await command("backup.ts", env);
    await withHost(env, (host) => erase(host));
    const secrets = join(env.DATA_FOLDER, "secrets.json");
    const kept = readFileSync(secrets, "utf8");
    rmSync(secrets);
    const { code, stderr } = await command("restore.ts", env, stdout.trim());
    expect([code, stderr]).toEqual([1, expect.stringContaining("secrets.json")]);
    writeFileSync(secrets, kept);
    await withHost(env, async (host) => {
      await expectAddresses(host, ["stays@person.example"]);
    });
  },
);

test("on a hosted project they are done again from the list that the desk gave", async () => {
  const url = await newDatabase();
  const folder = emptyFolder();
  const env = { DATA_FOLDER: folder, DATABASE_URL: url };
  await withDatabase(env, fill);
  const copy = await copyOf(url);
  const list = join(folder, "list.jsonl");
  await withHost(env, async (host) => {
    await erase(host);
    const { engine, tombstones } = host;
    const [row] = await engine.sql<{ user: string; session: string }>(
      "select user_id::text as user, id::text as session from auth.sessions",
    );
    const deps = { sql: engine.sql, tombstones, log() {} } as unknown as Deps;
    const listed = await personActs["persons.erasures"](row as never, {}, deps);
    if (listed.status !== 200) throw new Error("They were not listed.");
    expect(listed.body.count).toBe(1);
    expect(listed.body.file).not.toContain("person.example");
    writeFileSync(list, `${listed.body.file}[log] erased {"request":"cut`);
  });
  const { personsKey } = JSON.parse(readFileSync(join(folder, "secrets.json"), "utf8"));
  const elsewhere = { DATA_FOLDER: emptyFolder(), DATABASE_URL: copy };
  const replay = (key: string) =>
    command("erasures/replay.ts", { ...elsewhere, PERSONS_KEY: key }, list);
  const wrong = await replay("another key, as long as the first one was, or so");
  expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining("another key")]);
  const right = await replay(personsKey);
  expect([right.code, right.stderr]).toEqual([0, ""]);
  expect(right.stdout).toMatch(/erased again: [1-9]\d* rows/);
  expect(right.stdout).toContain("no erasure, or a damaged one: 1.");
  expect((await replay(personsKey)).stdout).toContain("erased again: 0 rows");
  await withHost(elsewhere, async (host) => {
    await expectAddresses(host, ["stays@person.example"]);
  });
});

/** As pg_dump and pg_restore would make it. */
async function copyOf(url: string): Promise<string> {
  const { pathname } = new URL(url);
  const admin = postgres(url.replace(pathname, "/postgres"), { max: 1 });
  const name = `${pathname.slice(1)}_copy`;
  await admin.unsafe(`create database ${name} template ${pathname.slice(1)}`);
  await admin.end();
  return url.replace(pathname, `/${name}`);
}
