/** The standard answers that a firm had before they were approved by two are still offered. */
import { expect, onTestFinished, test } from "vitest";
import { migrate } from "#server/engine/migrate.ts";
import { emptyEngine, firstMigrations, migrateAsBefore } from "./made-in-other-ways.ts";

// On one engine: a database without these migrations has to be made from the very first, which takes
// the embedded one half a minute; the statements themselves run on both with every other test.
test("become works that are live", async () => {
  const engine = await emptyEngine("postgres", onTestFinished);
  const { sql } = engine;
  await migrateAsBefore(engine, firstMigrations.filter((file) => file < "20261116121100").length);
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
