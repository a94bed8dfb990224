import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getAuthSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from "@supabase/lite";
import type { Sql } from "#functions/_shared/sql.ts";
import type { Engine } from "./engine.ts";

const migrationsFolder = join(import.meta.dirname, "../../supabase/migrations");

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

/** Applies what is missing of `supabase/migrations`, each file in a transaction of its own. */
export async function migrate(engine: Engine, folder = migrationsFolder): Promise<string[]> {
  await engine.script(foundations);
  if (!(await hasAuthService(engine))) {
    await engine.script(`${SUPABASE_AUTH_HELPERS_SQL}\n${getAuthSchemaSql()}\n${authFoundations}`);
  }
  const missing = await missingMigrations(engine.sql, folder);
  for (const file of missing) {
    const version = file.slice(0, 14);
    const name = file.slice(15, -4);
    await engine.script(`
      ${readFileSync(join(folder, file), "utf8")}
      insert into supabase_migrations.schema_migrations (version, name)
      values ('${version}', '${name}');
    `);
  }
  return missing;
}

export async function missingMigrations(sql: Sql, folder = migrationsFolder): Promise<string[]> {
  const rows = await sql<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  const applied = new Set(rows.map(({ version }) => version));
  return readdirSync(folder)
    .filter((file) => /^\d{14}_\w+\.sql$/.test(file) && !applied.has(file.slice(0, 14)))
    .sort();
}
