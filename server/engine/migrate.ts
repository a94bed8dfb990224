import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Sql } from "#functions/_shared/sql.ts";
import type { Engine } from "./engine.ts";
import { checksumFormula, type Migration, MigrationRefused, readMigrations } from "./migrations.ts";

const supabase = join(import.meta.dirname, "../../supabase");

/** Where the migrations are, and those whose place a baseline has taken. */
type MigrationFolders = { migrations: string; beforeBaseline: string };
const ownFolders: MigrationFolders = {
  migrations: join(supabase, "migrations"),
  beforeBaseline: join(supabase, "migrations-before-baseline"),
};

/** What a hosted project brings by itself: the API's roles, and the CLI's own list of migrations. */
const foundations = `
  do $$
  declare wanted text;
  begin
    foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
      if not exists (select from pg_roles where rolname = wanted) then
        begin
          execute format('create role %I nologin', wanted);
          -- Who is not a superuser may make a role and yet not act as it.
          if not (select rolsuper from pg_roles where rolname = current_user) then
            execute format('grant %I to current_user', wanted);
          end if;
        exception when duplicate_object or unique_violation then
          -- Roles belong to all databases of a server: another one was just migrated.
          null;
        end;
      end if;
      -- Fails here, in the log, rather than at every visitor's request.
      execute format('set local role %I', wanted);
      reset role;
    end loop;
  end;
  $$;
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key,
    statements text[],
    name text
  );
  -- Beside the CLI's table, which is its own to change.
  create table if not exists supabase_migrations.migration_checksums (
    version text primary key,
    file text not null,
    formula integer not null,
    sha256 text not null
  );
`;

/** Where the API's roles may look up who is asking. */
const authFoundations = `
  grant usage on schema auth to anon, authenticated, service_role;
`;

/** A hosted project has its own accounts and sessions, which are not ours to lay out. */
async function hasAuthService({ sql }: Engine): Promise<boolean> {
  const found = await sql("select from pg_roles where rolname = 'supabase_auth_admin'");
  return found.length > 0;
}

/** Everything the migrations count on: roles, the auth service's tables, the lists of what ran. */
export async function layFoundations(engine: Engine): Promise<void> {
  await engine.script(foundations);
  if (await hasAuthService(engine)) return;
  // A lot to load for a command that finds nothing to lay.
  const { getAuthSchemaSql, SUPABASE_AUTH_HELPERS_SQL } = await import("@supabase/lite");
  await engine.script(`${SUPABASE_AUTH_HELPERS_SQL}\n${getAuthSchemaSql()}\n${authFoundations}`);
}

/** Applies what is missing of `supabase/migrations`, each file in a transaction of its own. */
export async function migrate(engine: Engine, folders = ownFolders): Promise<string[]> {
  await layFoundations(engine);
  const { unchecked, steps } = await planOf(engine.sql, folders);
  // On first sight of a database that was migrated before there were checksums.
  if (unchecked.length > 0) await engine.script(unchecked.map(checksumOf).join("\n"));
  const hosted = await hasAuthService(engine);
  for (const { migration, runs } of steps) {
    // A version of the site from before the baseline then finds its own migrations applied. The CLI
    // of a hosted project refuses to work with migrations in the list that are not in the folder.
    const recorded = runs && !hosted ? allReplacedBy(migration, folders) : [];
    const notes = [...recorded, migration].map((one) => `${noteOf(one)}\n${checksumOf(one)}`);
    await engine.script([runs ? migration.text : "", ...notes].join("\n"));
  }
  return steps.map(({ migration }) => migration.file);
}

/** The files that are still to be applied, and refuses what `migrate` would refuse. */
export async function missingMigrations(sql: Sql, folders = ownFolders): Promise<string[]> {
  const { steps } = await planOf(sql, folders);
  return steps.map(({ migration }) => migration.file);
}

type Step = { migration: Migration; runs: boolean };

/**
 * A baseline runs where nothing that it replaces ever ran. Where all of it ran, the baseline is only
 * recorded; where some did, the rest of it runs first.
 */
async function planOf(sql: Sql, folders: MigrationFolders) {
  const applied = await appliedVersions(sql);
  const [current, before] = bothFolders(folders);
  if (!existsSync(folders.beforeBaseline)) refuseOlder(current, applied);
  const byFile = new Map(before.map((migration) => [migration.file, migration]));
  const replacedBy = ({ replaces }: Migration) =>
    replaces.flatMap((file) => byFile.get(file) ?? []);
  const began = (migration: Migration): boolean =>
    applied.has(migration.version) || replacedBy(migration).some(began);
  const stepsFor = (migration: Migration): Step[] => {
    if (applied.has(migration.version)) return [];
    const replaced = replacedBy(migration);
    if (!replaced.some(began)) return [{ migration, runs: true }];
    return [...replaced.flatMap(stepsFor), { migration, runs: false }];
  };
  const ran = [...before, ...current].filter(({ version }) => applied.has(version));
  const unchecked = await refuseChanged(sql, ran);
  return { unchecked, steps: current.flatMap(stepsFor) };
}

function bothFolders({ migrations, beforeBaseline }: MigrationFolders): [Migration[], Migration[]] {
  const current = readMigrations(migrations);
  const before = existsSync(beforeBaseline) ? readMigrations(beforeBaseline) : [];
  const files = new Set(before.map(({ file }) => file));
  for (const { file, replaces } of [...before, ...current]) {
    // 1.1 comes without any of them.
    const lost = existsSync(beforeBaseline) && replaces.find((other) => !files.has(other));
    if (lost) {
      throw new MigrationRefused(`${file} replaces ${lost}, which is not in ${beforeBaseline}.`);
    }
  }
  return [current, before];
}

/** Without the migrations that a baseline replaces, only what has them behind it goes on. */
function refuseOlder(current: Migration[], applied: Set<string>): void {
  for (const { version, replaces } of current) {
    if (applied.has(version) || !replaces.some((file) => applied.has(file.slice(0, 14)))) continue;
    throw new MigrationRefused(
      "This database is from before the baseline, and this version no longer brings it up to date. Start version 1.0 on it once, then this one.",
    );
  }
}

/** Also what a baseline that it replaces had replaced. */
function allReplacedBy({ replaces }: Migration, folders: MigrationFolders): Migration[] {
  const [, before] = bothFolders(folders);
  return before
    .filter(({ file }) => replaces.includes(file))
    .flatMap((migration) => [...allReplacedBy(migration, folders), migration]);
}

async function appliedVersions(sql: Sql): Promise<Set<string>> {
  const rows = await sql<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  return new Set(rows.map(({ version }) => version));
}

/**
 * A database would otherwise not be what its migrations say, and nobody would know. Answers those
 * whose checksum was not kept.
 */
async function refuseChanged(sql: Sql, ran: Migration[]): Promise<Migration[]> {
  const [list] = await sql<{ there: boolean }>(
    "select to_regclass('supabase_migrations.migration_checksums') is not null as there",
  );
  if (!list?.there) return ran;
  const rows = await sql<Kept>("select * from supabase_migrations.migration_checksums");
  const kept = new Map(rows.map((row) => [row.version, row]));
  for (const { version, file, sha256 } of ran) {
    const then = kept.get(version);
    if (!then || then.formula !== checksumFormula) continue;
    if (then.file !== file) {
      throw new MigrationRefused(
        `The migration ${file} was called ${then.file} when it ran on this database. Give it that name again.`,
      );
    }
    if (then.sha256 !== sha256) {
      throw new MigrationRefused(
        `The migration ${file} has changed since it ran on this database. Put its text back, and write the change into a new migration.`,
      );
    }
  }
  return ran.filter(({ version }) => !kept.has(version));
}

type Kept = { version: string; file: string; formula: number; sha256: string };

function noteOf({ version, name }: Migration): string {
  return `insert into supabase_migrations.schema_migrations (version, name)
    values ('${version}', '${name}');`;
}

function checksumOf({ version, file, sha256 }: Migration): string {
  return `insert into supabase_migrations.migration_checksums (version, file, formula, sha256)
    values ('${version}', '${file}', ${checksumFormula}, '${sha256}') on conflict do nothing;`;
}
