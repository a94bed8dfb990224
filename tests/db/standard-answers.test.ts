/** The standard answers that a firm had before they were approved by two are still offered. */
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { migrate } from "#server/engine/migrate.ts";
import { openPostgres } from "#server/engine/postgres.ts";
import { newDatabase } from "./backend.ts";

const migrations = "supabase/migrations";

// On one engine: a database without these migrations has to be made from the very first, which takes
// the embedded one half a minute; the statements themselves run on both with every other test.
test("become works that are live", async () => {
  const folder = mkdtempSync(join(tmpdir(), "answers-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const before = join(folder, "migrations");
  cpSync(migrations, before, { recursive: true });
  for (const file of readdirSync(before)) {
    if (file >= "20261116121100") rmSync(join(before, file));
  }
  const engine = await openPostgres(await newDatabase("template1"));
  onTestFinished(() => engine.close());
  const { sql } = engine;
  await migrate(engine, before);
  await sql(
    `insert into private.answer_templates (name, language, body) values
       ('Meeting', 'en', 'Let us meet.'), ('Meeting', 'fr', 'Voyons-nous.'),
       ('Merci', 'fr', 'Merci.'), ('Taken', 'en', 'The older one.')`,
  );
  await sql(
    `with work as (
       insert into private.works (kind, name, newest) values ('standard-answer', 'Taken', 1)
       returning id
     )
     insert into private.revisions (work_id, number, author, author_name, content)
     select id, 1, gen_random_uuid(), 'Anne', '{"en": "A draft.", "fr": "Un brouillon."}' from work`,
  );
  await migrate(engine);
  const offered = async (language: string) => {
    const [row] = await sql<{ all: { name: string; body: string }[] }>(
      "select private.standard_answers($1) as all",
      [language],
    );
    return row?.all.map((one) => `${one.name}: ${one.body}`);
  };
  expect(await offered("en")).toEqual(["Meeting: Let us meet.", "Taken (2): The older one."]);
  expect(await offered("fr")).toEqual(["Meeting: Voyons-nous.", "Merci: Merci."]);
  const noted = await sql(
    "select act, actor_name, detail from private.ledger where act = 'works.publish'",
  );
  expect(noted).toHaveLength(3);
  expect(noted[0]).toMatchObject({ actor_name: "migration", detail: { approved: false } });
});
