/** The commands of whoever runs the host: backup, restore, export; beside an open database and alone. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Sql } from "#functions/_shared/sql.ts";
import { runningHost } from "#server/engine/data-folder.ts";
import { atEndOfAll } from "../at-end.ts";
import { bothEngines, newDatabase } from "../db/backend.ts";
import { canMount, smallDisk } from "../faults/small-disk.ts";
import { until } from "../until.ts";
import { whole } from "../whole.ts";
import { command } from "./command.ts";
import { dataFolder, emptyFolder } from "./host-process.ts";
import { type Env, withDatabase, withHost } from "./with-host.ts";

async function subscribe(sql: Sql, email: string, confirmed: boolean): Promise<void> {
  await sql(
    `insert into public.newsletter_subscribers (email, language, confirmed_at)
     values ($1, 'fr', case when $2 then timestamptz '2026-11-15 08:00:00+00' end)`,
    [email, confirmed],
  );
}

async function addresses(sql: Sql): Promise<string[]> {
  const rows = await sql<{ email: string }>(
    "select email from public.newsletter_subscribers order by email",
  );
  return rows.map(({ email }) => email);
}

/** The socket and the secrets are for this user alone. */
async function expectPrivate(folder: string): Promise<void> {
  expect(await runningHost(folder).sql("select 1 as one")).toEqual([{ one: 1 }]);
  expect(statSync(folder).mode & 0o077).toBe(0);
  expect(statSync(join(folder, "secrets.json")).mode & 0o777).toBe(0o600);
  const { jwtSecret } = JSON.parse(readFileSync(join(folder, "secrets.json"), "utf8"));
  expect(jwtSecret).toMatch(/^[\w-]{64}$/);
}

/** One for all: taken beside an open database that has `before@`, and gets `after@` later. */
const atEnd = atEndOfAll();
let env: { DATA_FOLDER: string };
let file = "";
beforeAll(async () => {
  env = { DATA_FOLDER: dataFolder(atEnd) };
  await withDatabase(env, async (sql) => {
    await subscribe(sql, "before@backup.example", true);
    const { code, stdout } = await command("backup.ts", env);
    expect(code).toBe(0);
    file = stdout.trim();
    await subscribe(sql, "after@backup.example", true);

    const refused = await command("restore.ts", env, file);
    expect([refused.code, refused.stderr]).toEqual([
      1,
      "The host has the database open. Stop it first, then restore.\n",
    ]);
    expect(await addresses(sql)).toEqual(["after@backup.example", "before@backup.example"]);
  });
});

test("a backup taken beside an open database is restored as it was, on a new machine too; a file that is no backup changes nothing", async () => {
  const { DATA_FOLDER: folder } = env;
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const restored = await command("restore.ts", env, file);
  expect([restored.code, restored.stderr]).toEqual([0, ""]);
  expect(restored.stdout).toContain("What was there before is in");
  // Findings, operations: on a machine without the folder it failed, and spoke of a copy.
  const elsewhere = { DATA_FOLDER: join(emptyFolder(), "new", "machine") };
  const moved = await command("restore.ts", elsewhere, file);
  expect(moved).toEqual({ code: 0, stdout: `Restored from ${file}.\n`, stderr: "" });
  // A second one once removed the only copy of what the first had replaced.
  await command("restore.ts", env, file);
  const kept = readdirSync(folder).filter((name) => name.includes(".before-restore-"));
  expect(kept).toHaveLength(2);
  expect(restored.stdout).toContain(`${join(folder, kept.sort()[0] ?? "")};`);

  const nonsense = join(folder, "nonsense.tar.gz");
  writeFileSync(nonsense, "nonsense");
  const { code, stderr } = await command("restore.ts", env, nonsense);
  expect([code, stderr]).toEqual([1, expect.stringContaining("Nothing was changed.")]);
  expect(existsSync(join(folder, "database.restoring"))).toBe(false);
  await withDatabase(env, async (sql) => {
    expect(await addresses(sql)).toEqual(["before@backup.example"]);
  });
  await withHost(elsewhere, async ({ engine: { sql } }) => {
    expect(await addresses(sql)).toEqual(["before@backup.example"]);
    // And the host goes on with it.
    await subscribe(sql, "later@backup.example", false);
    await expectPrivate(elsewhere.DATA_FOLDER);
  });
});

test.runIf(whole)("a backup is taken of a host that is not running, too", async () => {
  const env = { DATA_FOLDER: dataFolder() };
  await withDatabase(env, (sql) => subscribe(sql, "quiet@backup.example", true));
  const { code } = await command("backup.ts", env);
  expect(code).toBe(0);
  expect(readdirSync(join(env.DATA_FOLDER, "backups"))).toHaveLength(1);
});

test("a trial restore reads a good backup, and finds a damaged one", async () => {
  const tried = { DATA_FOLDER: emptyFolder() };
  const none = await command("backup-verify.ts", tried);
  expect([none.code, none.stderr]).toEqual([1, "There is no backup. Take one: npm run backup\n"]);
  const missing = await command("backup-verify.ts", tried, "/nowhere.tar.gz");
  expect([missing.code, missing.stderr]).toEqual([1, "There is no file /nowhere.tar.gz.\n"]);
  const bytes = readFileSync(file);
  const newest = join(tried.DATA_FOLDER, "backups", basename(file));
  mkdirSync(dirname(newest));
  writeFileSync(newest, bytes);
  const good = await command("backup-verify.ts", tried);
  expect([good.code, good.stderr]).toEqual([0, ""]);
  expect(good.stdout).toMatch(/can be restored: \d{2,} rows in \d{2,} tables\.\n$/);
  const flipped = Buffer.from(bytes);
  for (const at of [0.3, 0.6]) {
    const place = Math.floor(bytes.length * at);
    flipped.writeUInt8((flipped.readUInt8(place) + 1) % 256, place);
  }
  const damaged = {
    flipped,
    short: bytes.subarray(0, bytes.length - 1000),
    empty: Buffer.alloc(0),
  };
  for (const [name, content] of Object.entries(damaged)) {
    writeFileSync(newest, content);
    const { code, stderr } = await command("backup-verify.ts", tried);
    expect([name, code, stderr]).toEqual([name, 1, expect.stringContaining("is damaged")]);
  }
});

test("backups are taken on a schedule, and the oldest removed", async () => {
  const env = { DATA_FOLDER: dataFolder(), BACKUP_EVERY: "1", BACKUP_KEEP: "2" };
  const folder = join(env.DATA_FOLDER, "backups");
  mkdirSync(folder);
  const old = ["2026-01-01T00-00-00Z.tar.gz", "2026-01-02T00-00-00Z.tar.gz"];
  for (const name of [...old, "by-hand.tar.gz"]) writeFileSync(join(folder, name), "");
  const kept = () => readdirSync(folder).sort();
  await withHost(env, async () => {
    await until(() => expect(kept()).not.toContain(old[0]));
  });
  const taken = kept();
  expect(taken).toEqual([old[1], expect.stringMatching(/^20.*Z\.tar\.gz$/), "by-hand.tar.gz"]);
  // The newest is young: the next start takes none.
  await withHost(env, async () => {});
  expect(kept()).toEqual(taken);
});

// Only root has a disk of its own to fill.
test.runIf(whole && canMount)(
  "a good backup is not called damaged where the disk is full",
  async () => {
    const { folder } = smallDisk(20);
    const restored = await command("restore.ts", { DATA_FOLDER: folder }, file);
    expect(restored.stderr).toMatch(/is on a disk that is full.* Nothing was changed\.\n$/);
    expect(readdirSync(folder)).not.toContain("database.restoring");
    const tried = await command("backup-verify.ts", { ...env, TMPDIR: folder });
    expect(tried.stderr).toMatch(/is on a disk that is full.* could not be tried\.\n$/);
    expect([restored.code, tried.code]).toEqual([1, 1]);
    execFileSync("mount", ["-o", "remount,ro", folder]);
    const unwritten = await command("restore.ts", { DATA_FOLDER: folder }, file);
    expect([unwritten.code, unwritten.stderr]).toEqual([
      1,
      expect.stringContaining("is on a disk that can only be read (EROFS)."),
    ]);
  },
);

test("a command that is told another folder makes no database there, and says so", async () => {
  const env = { DATA_FOLDER: join(emptyFolder(), "elsewhere") };
  for (const [script, ...args] of [
    ["backup.ts"],
    ["secrets/rotate.ts", "--leaked"],
    ["ledger/verify.ts"],
    ["export-subscribers.ts", join(env.DATA_FOLDER, "subscribers.csv")],
    ["lp/revoke.ts", "--email", "anne@ormes.example"],
  ] as const) {
    const { code, stdout, stderr } = await command(script, env, ...args);
    const words = expect.stringContaining(`There is no database in ${env.DATA_FOLDER} yet.`);
    expect([script, code, stdout, stderr]).toEqual([script, 1, "", words]);
  }
  expect(existsSync(env.DATA_FOLDER)).toBe(false);
});

test("finding: a word that a command does not know does nothing", async () => {
  const env = { DATA_FOLDER: emptyFolder() };
  for (const [script, word] of [
    ["export-subscribers.ts", "--help"],
    ["secrets/rotate.ts", "--leeked"],
  ] as const) {
    const { code, stderr } = await command(script, env, word);
    expect([code, stderr]).toEqual([1, expect.stringContaining("npm run")]);
    expect(stderr).not.toMatch(/Error/);
  }
});

test.each(whole ? bothEngines : (["embedded"] as const))(
  "the export has the confirmed addresses only, on the %s engine",
  async (engine) => {
    const env: Env =
      engine === "postgres"
        ? { DATA_FOLDER: emptyFolder(), DATABASE_URL: await newDatabase() }
        : { DATA_FOLDER: dataFolder() };
    await withDatabase(env, async (sql) => {
      await subscribe(sql, "yes@export.example", true);
      await subscribe(sql, "=cmd@export.example", true);
      await subscribe(sql, "not-yet@export.example", false);
      // Findings, operations: npm's own lines were in the file, since a shell wrote it.
      const file = join(env.DATA_FOLDER ?? "", "subscribers.csv");
      const { code, stdout } = await command("export-subscribers.ts", env, file);
      expect([code, stdout]).toEqual([0, `${file}: 2 confirmed addresses.\n`]);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readFileSync(file, "utf8").split("\r\n")).toEqual([
        "email,language,confirmed_at",
        `"'=cmd@export.example",fr,2026-11-15T08:00:00.000Z`,
        "yes@export.example,fr,2026-11-15T08:00:00.000Z",
        "",
      ]);
    });
  },
);
