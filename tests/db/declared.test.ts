/**
 * `supabase/schemas` says what the database is, and the migrations make it: however a database came
 * to be, PostgreSQL's own catalogue says the same of it.
 */
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Engine } from "#server/engine/engine.ts";
import { migrate } from "#server/engine/migrate.ts";
import { type AtEnd, atEndOfAll } from "../at-end.ts";
import { whole } from "../whole.ts";
import { bothEngines, type EngineName, engines } from "./backend.ts";
import { type Catalogue, readCatalogue } from "./catalogue.ts";
import { openEngine } from "./engine.ts";
import { declare, emptyEngine, migrateAsBefore } from "./made-in-other-ways.ts";
import { fewMails } from "./many-mails.ts";

/** As a new host makes it: the baseline, and what came after. */
async function freshCatalogue(name: EngineName, atEnd: AtEnd = onTestFinished): Promise<Catalogue> {
  const { sql } = await openEngine(name, atEnd);
  await sql(fewMails);
  return readCatalogue(sql);
}

let fresh: Catalogue;
const atEnd = atEndOfAll();
beforeAll(async () => {
  fresh = await freshCatalogue("postgres", atEnd);
});

test.each(bothEngines)("a new database on the %s engine has all of it", async (name) => {
  const catalogue = await freshCatalogue(name);
  expect(catalogue.functions.length).toBeGreaterThan(300);
  expect(catalogue.columns.length).toBeGreaterThan(600);
  expect(catalogue).toEqual(fresh);
});

const ways = [
  { way: "declared by supabase/schemas", make: declare },
  {
    way: "left by a version in between",
    async make(engine: Engine) {
      await migrateAsBefore(engine, 40);
      await migrate(engine);
    },
  },
];

// Others are in `data-of-versions.test.ts`, with rows in them.
describe.each(engines)("on the %s engine", (name) => {
  test.each(whole ? ways : ways.slice(0, 1))("one $way is the same", async ({ make }) => {
    const engine = await emptyEngine(name, onTestFinished);
    await make(engine);
    expect(await readCatalogue(engine.sql)).toEqual(fresh);
  });
});
