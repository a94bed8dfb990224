/** What the database itself allows each role, whichever way its requests come. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Sql } from "#functions/_shared/sql.ts";
import { migrate } from "#server/engine/migrate.ts";
import { atEndOfAll } from "../at-end.ts";
import { bothEngines, newDatabase, startBackend, type TestBackend } from "./backend.ts";
import { contactMessage } from "./contact-message.ts";
import { openEngine } from "./engine.ts";
import { firstMigrations } from "./made-in-other-ways.ts";

const migrations = join(import.meta.dirname, "../../supabase/migrations");
const outsiders = ["public", "anon", "authenticated"];

/** Everything that a migration could have made or changed. */
async function wholeSchema(sql: Sql): Promise<unknown[]> {
  const ours = "in ('public', 'private', 'hooks', 'supabase_migrations')";
  return Promise.all(
    [
      `select table_schema, table_name, column_name, data_type, column_default, is_nullable
       from information_schema.columns where table_schema ${ours} order by 1, 2, ordinal_position`,
      `select oid::regprocedure::text as signature, prosrc, prosecdef, proconfig, proacl::text
       from pg_proc where pronamespace::regnamespace::text ${ours} order by 1`,
      `select conrelid::regclass::text as relation, conname, pg_get_constraintdef(oid) as rule
       from pg_constraint where connamespace::regnamespace::text ${ours} order by 1, 2`,
      `select schemaname, indexname, indexdef from pg_indexes where schemaname ${ours} order by 1, 2`,
      `select tgrelid::regclass::text as relation, tgname from pg_trigger
       where not tgisinternal order by 1, 2`,
      "select * from pg_policies order by schemaname, tablename, policyname",
      "select * from supabase_migrations.schema_migrations order by version",
      "select * from supabase_migrations.migration_checksums order by version",
      "select * from private.limits order by kind",
      "select * from private.salt",
    ].map((statement) => sql(statement)),
  );
}

function partnersRead([table, policy]: string[]) {
  return { table, policy, command: "SELECT", roles: ["authenticated"] };
}

describe.each(bothEngines)("the schema on the %s engine", (engine) => {
  // With all that a running host adds to it.
  let backend: TestBackend;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
  });

  test("has these policies and no other", async () => {
    const policies = await backend.sql(
      `select tablename as table, policyname as policy, cmd as command, roles::text[] as roles
       from pg_policies where schemaname in ('public', 'private', 'hooks') order by 1, 2`,
    );
    expect(policies).toEqual([
      ...[
        ["capital_flows", "partners see the lines of their account"],
        ["commitments", "partners see their own commitments"],
        ["document_downloads", "partners see their own downloads"],
        ["documents", "partners see the documents of their funds"],
        ["fund_accounts", "partners see the accounts of their funds"],
        ["funds", "partners see the funds they committed to"],
      ].map(partnersRead),
      {
        table: "letter_pictures",
        policy: "anyone may see the pictures of a published letter",
        command: "SELECT",
        roles: ["anon", "authenticated"],
      },
      {
        table: "letters",
        policy: "anyone may read a published letter",
        command: "SELECT",
        roles: ["anon", "authenticated"],
      },
      {
        table: "newsletter_subscribers",
        policy: "visitors may subscribe an address",
        command: "INSERT",
        roles: ["anon"],
      },
      ...[
        ["partner_entities", "partners see their own entity"],
        ["partner_memberships", "partners see for whom they act"],
        ["partners", "partners see themselves"],
      ].map(partnersRead),
      {
        table: "publication_pdfs",
        policy: "anyone may read the PDF of a published version",
        command: "SELECT",
        roles: ["anon", "authenticated"],
      },
      {
        table: "publications",
        policy: "anyone may read a published version",
        command: "SELECT",
        roles: ["anon", "authenticated"],
      },
      partnersRead(["valuations", "partners see their valuations"]),
    ]);
  });

  test("guards every table of public with row-level security, and shows two views there", async () => {
    const relations = await backend.sql(
      `select relname as name, relkind as kind, relrowsecurity as guarded
       from pg_class where relnamespace = 'public'::regnamespace and relkind not in ('i', 'S')
       order by relname`,
    );
    const views = relations.filter(({ kind }) => kind !== "r");
    expect(views).toEqual([
      { name: "desk_editions", kind: "v", guarded: false },
      { name: "desk_texts", kind: "v", guarded: false },
    ]);
    const tables = relations.filter(({ kind }) => kind === "r");
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables) expect(table).toMatchObject({ guarded: true });
  });

  test("lets anyone read the editions that the desk announced, and of them what is a page", async () => {
    const columns = await backend.sql<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = 'desk_editions' order by ordinal_position`,
    );
    expect(columns.map(({ name }) => name)).toEqual(["text", "version", "file", "withdrawn"]);
    // A host gives the roles of its API every right on what is in public, and guards rows: a view
    // has none to guard.
    const [written] = await backend.sql(
      `select is_updatable as changed, is_insertable_into as added from information_schema.views
       where table_schema = 'public' and table_name = 'desk_editions'`,
    );
    expect(written).toEqual({ changed: "NO", added: "NO" });
  });

  test("offers two questions in public, to partners, with no rights but their own", async () => {
    const functions = await backend.sql(
      `select proname as name, prosecdef as elevated,
         has_function_privilege('anon', oid, 'execute') as anonymous,
         has_function_privilege('authenticated', oid, 'execute') as partners
       from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
    );
    expect(functions).toEqual([
      { name: "lp_fund", elevated: false, anonymous: false, partners: true },
      // The version before names no entity.
      { name: "lp_fund", elevated: false, anonymous: false, partners: true },
      { name: "lp_overview", elevated: false, anonymous: false, partners: true },
      { name: "lp_overview", elevated: false, anonymous: false, partners: true },
    ]);
  });

  test.each(outsiders)("lets %s neither enter private nor use anything in it", async (role) => {
    const [schema] = await backend.sql(
      `select has_schema_privilege($1, 'private', 'usage') as usage,
              has_schema_privilege($1, 'private', 'create') as create`,
      [role],
    );
    expect(schema).toEqual({ usage: false, create: false });
    const functions = await backend.sql<{ name: string; open: boolean }>(
      `select proname as name, has_function_privilege($1, oid, 'execute') as open
       from pg_proc where pronamespace = 'private'::regnamespace`,
      [role],
    );
    expect(functions.length).toBeGreaterThan(10);
    expect(functions.filter(({ open }) => open)).toEqual([]);
    const tables = await backend.sql<{ name: string; open: boolean }>(
      `select relname as name, has_table_privilege(
         $1, oid, 'select, insert, update, delete, truncate, references, trigger'
       ) as open
       from pg_class where relnamespace = 'private'::regnamespace and relkind = 'r'`,
      [role],
    );
    expect(tables.length).toBeGreaterThan(5);
    expect(tables.filter(({ open }) => open)).toEqual([]);
  });

  test("is the same after the migrations were asked for again", async () => {
    const { sql, ...rest } = await openEngine(engine);
    const listed = await sql<{ version: string }>(
      "select version from supabase_migrations.schema_migrations",
    );
    const files = [...firstMigrations, ...readdirSync(migrations)];
    expect(listed).toHaveLength(files.length);
    const before = await wholeSchema(sql);
    expect(await migrate({ sql, ...rest })).toEqual([]);
    expect(await wholeSchema(sql)).toEqual(before);
  });

  test("keeps nothing of a migration that fails halfway, and takes it once it is mended", async () => {
    const opened = await openEngine(engine);
    const folder = mkdtempSync(join(tmpdir(), "migrations-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const migrations = join(folder, "migrations");
    mkdirSync(migrations);
    const folders = { migrations, beforeBaseline: join(folder, "none") };
    const file = join(migrations, "20991231000000_trial.sql");
    writeFileSync(file, "create table private.trial (id integer); select 1 / 0;");
    const before = await wholeSchema(opened.sql);
    await expect(migrate(opened, folders)).rejects.toThrow("division by zero");
    expect(await wholeSchema(opened.sql)).toEqual(before);
    writeFileSync(file, "create table private.trial (id integer);");
    expect(await migrate(opened, folders)).toEqual(["20991231000000_trial.sql"]);
    expect(await opened.sql("select * from private.trial")).toEqual([]);
  });
});

test("several hosts that open one new PostgreSQL database at once all work, as one", async () => {
  const url = await newDatabase("template1");
  const hosts = await Promise.all(
    [1, 2, 3].map(() => startBackend("postgres", undefined, { DATABASE_URL: url })),
  );
  for (const host of hosts) expect(host.logged()).not.toContain("could not be opened");
  const answers = await Promise.all(
    hosts.flatMap((host, at) => [
      host.post("/rest/v1/newsletter_subscribers", { email: `n${at}@visitor.example` }),
      host.post("/functions/v1/contact", contactMessage()),
    ]),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
  const again = await hosts[2]?.post("/rest/v1/newsletter_subscribers", {
    email: "N0@visitor.example",
  });
  expect(again?.status).toBe(409);
  const secrets = await hosts[0]?.sql("select name from private.host_secrets order by name");
  expect(secrets).toEqual([{ name: "jwt" }, { name: "key-in-use" }]);
});

test("several hosts count an address together", async () => {
  const url = await newDatabase();
  const first = await startBackend("postgres", undefined, { DATABASE_URL: url });
  const second = await startBackend("postgres", undefined, { DATABASE_URL: url });
  await first.sql("update private.limits set per_address = 3 where kind = 'contact'");
  const statuses: number[] = [];
  for (const host of [first, second, first, second, first]) {
    const sent = await host.post("/functions/v1/contact", contactMessage(), {
      address: "192.0.2.7",
    });
    statuses.push(sent.status);
  }
  expect(statuses).toEqual([201, 201, 201, 429, 429]);
});
