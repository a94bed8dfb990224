/** How migrations are told apart: what runs, what is only recorded, and what is refused. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Sql } from "#functions/_shared/sql.ts";
import { migrate, missingMigrations } from "#server/engine/migrate.ts";
import { openEngine } from "./engine.ts";
import { emptyEngine, firstMigrations } from "./made-in-other-ways.ts";

/** Folders with these files: `later` for `supabase/migrations`, `before` for those of a baseline. */
function foldersOf(later: Record<string, string>, before: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const folders = { migrations: join(folder, "later"), beforeBaseline: join(folder, "before") };
  for (const [path, files] of [
    [folders.migrations, later],
    [folders.beforeBaseline, before],
  ] as const) {
    mkdirSync(path);
    for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text);
  }
  return folders;
}

const before = {
  "20260101000000_one.sql": "create table public.one (id integer);",
  "20260102000000_two.sql": "create table public.two (id integer);",
};
const baseline = {
  "20260103000000_baseline.sql": `-- replaces: 20260101000000_one.sql
-- replaces: 20260102000000_two.sql
create table public.one (id integer); create table public.two (id integer);`,
};
const after = { "20260104000000_after.sql": "create table public.after (id integer);" };
const everything = { ...baseline, ...after };

async function recorded(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }>(
    "select name from supabase_migrations.schema_migrations order by version",
  );
  return rows.map(({ name }) => name);
}

test.each([
  { ran: 0, files: ["20260103000000_baseline.sql", "20260104000000_after.sql"] },
  {
    ran: 1,
    files: ["20260102000000_two.sql", "20260103000000_baseline.sql", "20260104000000_after.sql"],
  },
  { ran: 2, files: ["20260103000000_baseline.sql", "20260104000000_after.sql"] },
])("where $ran of two ran, a baseline of both leads to the same", async ({ ran, files }) => {
  const engine = await emptyEngine("postgres", onTestFinished);
  const first = Object.fromEntries(Object.entries(before).slice(0, ran));
  await migrate(engine, foldersOf(first));
  const folders = foldersOf(everything, before);
  expect(await missingMigrations(engine.sql, folders)).toEqual(files);
  expect(await migrate(engine, folders)).toEqual(files);
  expect(await engine.sql("select * from public.one, public.two, public.after")).toEqual([]);
  expect(await missingMigrations(engine.sql, folders)).toEqual([]);
  // The version before goes on where it was: it finds its own migrations applied.
  expect(await recorded(engine.sql)).toEqual(["one", "two", "baseline", "after"]);
  expect(await missingMigrations(engine.sql, foldersOf(before))).toEqual([]);
});

test("on a hosted project the list names those files alone that its CLI finds", async () => {
  const local = await emptyEngine("postgres", onTestFinished);
  // The role belongs to the whole server, which other tests use: so the question is answered here.
  const sql: Sql = async <Row extends object>(...asked: Parameters<Sql>) =>
    asked[0].includes("'supabase_auth_admin'") ? [{} as Row] : local.sql<Row>(...asked);
  await migrate({ ...local, sql }, foldersOf(everything, before));
  expect(await recorded(local.sql)).toEqual(["baseline", "after"]);
});

test("without what a baseline replaces, older databases are sent through 1.0, and no others", async () => {
  const withoutThem = foldersOf(everything);
  rmSync(withoutThem.beforeBaseline, { recursive: true });
  for (const ran of [1, 2]) {
    const old = await emptyEngine("postgres", onTestFinished);
    await migrate(old, foldersOf(Object.fromEntries(Object.entries(before).slice(0, ran))));
    await expect(missingMigrations(old.sql, withoutThem)).rejects.toThrow(
      "Start version 1.0 on it",
    );
    await expect(migrate(old, withoutThem)).rejects.toThrow("Start version 1.0 on it");
    await migrate(old, foldersOf(baseline, before));
    expect(await migrate(old, withoutThem)).toEqual(Object.keys(after));
  }
  const fresh = await emptyEngine("postgres", onTestFinished);
  expect(await migrate(fresh, withoutThem)).toEqual(Object.keys(everything));
});

test("a baseline of a baseline knows what that one replaced", async () => {
  const engine = await emptyEngine("postgres", onTestFinished);
  await migrate(engine, foldersOf({ "20260101000000_one.sql": before["20260101000000_one.sql"] }));
  const second = `-- replaces: 20260103000000_baseline.sql\n-- replaces: 20260104000000_after.sql\n
    create table public.one (id integer); create table public.two (id integer);
    create table public.after (id integer);`;
  const later = { "20260105000000_baseline.sql": second };
  const folders = foldersOf(later, { ...before, ...everything });
  expect(await migrate(engine, folders)).toEqual([
    "20260102000000_two.sql",
    "20260103000000_baseline.sql",
    "20260104000000_after.sql",
    "20260105000000_baseline.sql",
  ]);
  const other = await emptyEngine("postgres", onTestFinished);
  expect(await migrate(other, folders)).toEqual(["20260105000000_baseline.sql"]);
  expect(await recorded(other.sql)).toEqual(await recorded(engine.sql));
});

test.each([
  [{ "20260101000000_with-hyphen.sql": "" }, "with-hyphen.sql is not named like a migration"],
  [{ "one.sql": "" }, "one.sql is not named like a migration"],
  [
    { "20260101000000_one.sql": "", "20260101000000_two.sql": "" },
    "have the number 20260101000000",
  ],
  [baseline, "replaces 20260101000000_one.sql, which is not in"],
])("files that nobody could apply are refused in words: %#", async (files, sentence) => {
  const engine = await emptyEngine("postgres", onTestFinished);
  await expect(migrate(engine, foldersOf(files))).rejects.toThrow(sentence);
  expect(await recorded(engine.sql)).toEqual([]);
});

test("a text that changed since it ran is refused, whatever its line endings", async () => {
  const engine = await emptyEngine("postgres", onTestFinished);
  const text = "create table public.one (\n  id integer\n);\n";
  const one = (content: string) => foldersOf({ "20260101000000_one.sql": content });
  await migrate(engine, one(text));
  expect(await migrate(engine, one(text.replaceAll("\n", "\r\n")))).toEqual([]);
  const changed = one(text.replace("integer", "bigint"));
  const sentence = "20260101000000_one.sql has changed since it ran on this database";
  await expect(migrate(engine, changed)).rejects.toThrow(sentence);
  await expect(missingMigrations(engine.sql, changed)).rejects.toThrow(sentence);
  const renamed = foldersOf({ "20260101000000_uno.sql": text });
  await expect(migrate(engine, renamed)).rejects.toThrow("was called 20260101000000_one.sql");
  // A database from before there were checksums: what is first seen is what counts.
  await engine.script("drop table supabase_migrations.migration_checksums");
  expect(await missingMigrations(engine.sql, changed)).toEqual([]);
  expect(await migrate(engine, changed)).toEqual([]);
  await expect(migrate(engine, one(text))).rejects.toThrow(sentence);
});

test("the baseline refuses a database that has our tables, as the Supabase CLI would run it", async () => {
  const engine = await openEngine("postgres");
  const [file = ""] = (await recorded(engine.sql)).filter((name) => name === "baseline");
  const [{ version } = { version: "" }] = await engine.sql<{ version: string }>(
    "select version from supabase_migrations.schema_migrations where name = $1",
    [file],
  );
  const text = readFileSync(`supabase/migrations/${version}_baseline.sql`, "utf8");
  await expect(engine.script(text)).rejects.toThrow("already has the tables of the site");
  expect((await recorded(engine.sql)).length).toBeGreaterThan(firstMigrations.length);
});
