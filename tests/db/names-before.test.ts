/**
 * During an update the version before works on the same database: whatever its code asks for by name
 * is there, with the same arguments, answers and columns. What that is was read from its code and
 * from its database (commit b001daa) into `versions/`.
 */
import { globSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { atEndOfAll } from "../at-end.ts";
import { openEngine, type TestEngine } from "./engine.ts";

const linesOf = (file: string) =>
  readFileSync(`tests/db/versions/${file}`, "utf8").trim().split("\n");

let engine: TestEngine;
const atEnd = atEndOfAll();
beforeAll(async () => {
  engine = await openEngine("postgres", atEnd);
});

test("every function that the version before calls is there as it was", async () => {
  const wanted = linesOf("b001daa-functions.txt");
  expect(wanted.length).toBeGreaterThan(150);
  const there = await engine.sql<{ line: string }>(
    `select pronamespace::regnamespace || '.' || proname || '('
       || pg_get_function_identity_arguments(oid) || ') ' || pg_get_function_result(oid) as line
     from pg_proc where pronamespace::regnamespace::text in ('public', 'private', 'hooks')`,
  );
  const lines = new Set(there.map(({ line }) => line));
  expect(wanted.filter((line) => !lines.has(line))).toEqual([]);
});

test("every column that the version before names is there as it was", async () => {
  const wanted = linesOf("b001daa-columns.txt");
  expect(wanted.length).toBeGreaterThan(450);
  const there = await engine.sql<{ line: string }>(
    `select relnamespace::regnamespace || '.' || relname || '.' || attname || ' '
       || format_type(atttypid, atttypmod) as line
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where attnum > 0 and not attisdropped`,
  );
  const lines = new Set(there.map(({ line }) => line));
  expect(wanted.filter((line) => !lines.has(line))).toEqual([]);
});

const kept = readFileSync("supabase/schemas/85_names_before.sql", "utf8");

/** Reaches the one that took its place: each of them answers, or says that this is not allowed. */
test("each old function answers", async () => {
  const names = [...kept.matchAll(/^create function private\.(\w+)\(/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(15);
  for (const name of names) {
    // Also the ones of this version that have its name and other arguments.
    const calls = await engine.sql<{ call: string }>(
      `select 'select * from private.' || proname || '(' || (
         select string_agg('null::' || format_type(type, null), ', ') from unnest(proargtypes) as type
       ) || ')' as call
       from pg_proc where pronamespace = 'private'::regnamespace and proname = $1`,
      [String(name)],
    );
    for (const { call } of calls) {
      const outcome = await engine.sql(call).then(
        () => "answered",
        ({ code }: { code: string }) => code,
      );
      // No such limit, and nobody at the desk.
      expect([call, outcome]).toEqual([call, expect.stringMatching(/^(answered|P0002|PT403)$/)]);
    }
  }
});

test("what the version before writes by its old names is stored", async () => {
  const { sql, script } = engine;
  await script(readFileSync("tests/db/versions/b001daa.sql", "utf8"));
  const views = [...kept.matchAll(/^create view (private\.\w+) as/gm)].map(([, name]) => name);
  expect(views.length).toBeGreaterThan(5);
  for (const view of views) {
    const rows = await sql(`select * from ${view}`);
    expect([view, rows.length > 0]).toEqual([view, true]);
  }
  const changed = await sql(
    `update private.partner_links set used_at = now() where token_hash = 'link-hash'
     returning token_hash`,
  );
  expect(changed).toHaveLength(1);
  expect(await sql("select used_at is not null as used from private.sign_in_links")).toEqual([
    { used: true },
  ]);
  await sql("delete from private.proofs");
  expect(await sql("select * from private.factor_checks")).toEqual([]);
});

test("nothing of this version uses an old name", async () => {
  const old = [...kept.matchAll(/^create (?:view|function) private\.(\w+)/gm)].map(
    ([, name]) => name,
  );
  const files = globSync("{app,bench,builder,content,core,scripts,server,supabase}/**/*.{ts,tsx}");
  expect(files.length).toBeGreaterThan(1000);
  // But for the table that says what a former name is called now (`formerNames`).
  const pair = /^ {2}"private\.\w+": "private\.\w+",$/gm;
  const sources = files.map((name) => ({
    name,
    body: readFileSync(name, "utf8").replaceAll(pair, ""),
  }));
  const bodies = await engine.sql<{ name: string; body: string }>(
    `select proname as name, prosrc as body from pg_proc
     where pronamespace::regnamespace::text in ('public', 'private', 'hooks')
       and proname <> all (string_to_array($1, ' '))`,
    [old.join(" ")],
  );
  const found = [...bodies, ...sources].flatMap(({ name, body }) =>
    old
      .filter((one) => new RegExp(`\\bprivate\\.${one}\\b`).test(body))
      .map((one) => `${name}: ${one}`),
  );
  expect(found).toEqual([]);
});
