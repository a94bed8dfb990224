/** Databases with the present schema that were not made as a new host makes one. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Engine } from "#server/engine/engine.ts";
import { layFoundations, migrate } from "#server/engine/migrate.ts";
import { openPglite } from "#server/engine/pglite.ts";
import { openPostgres } from "#server/engine/postgres.ts";
import type { AtEnd } from "../at-end.ts";
import { type EngineName, newDatabase } from "./backend.ts";

const schemas = "supabase/schemas";
const beforeBaseline = resolve("supabase/migrations-before-baseline");
/** As they were before the first baseline. */
export const firstMigrations = readdirSync(beforeBaseline).sort();

/** With nothing in it. */
export async function emptyEngine(name: EngineName, atEnd: AtEnd): Promise<Engine> {
  if (name === "postgres") {
    const engine = await openPostgres(await newDatabase("template1"));
    atEnd(() => engine.close());
    return engine;
  }
  const folder = mkdtempSync(join(tmpdir(), "empty-"));
  const engine = await openPglite(join(folder, "database"), false);
  atEnd(async () => {
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return engine;
}

/** What `supabase/schemas` says, and no migration. */
export async function declare(engine: Engine): Promise<void> {
  await layFoundations(engine);
  const files = readdirSync(schemas).sort();
  await engine.script(files.map((file) => readFileSync(join(schemas, file), "utf8")).join("\n"));
}

/** As a version from before the baseline left it, with its first `count` migrations. */
export async function migrateAsBefore(engine: Engine, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  const migrations = join(folder, "migrations");
  mkdirSync(migrations);
  for (const file of firstMigrations.slice(0, count)) {
    symlinkSync(join(beforeBaseline, file), join(migrations, file));
  }
  await migrate(engine, { migrations, beforeBaseline: join(folder, "none") });
  // Those versions kept no checksums.
  await engine.script("drop table supabase_migrations.migration_checksums");
  rmSync(folder, { recursive: true });
}
