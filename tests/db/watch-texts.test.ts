/** What the host is told of the texts of the desk: those that are published, and no others. */
import { pino } from "pino";
import { expect, test } from "vitest";
import { editionFile } from "#core/editions.ts";
import { firmDay } from "#core/firm-time.ts";
import { type DeskTexts, watchTexts } from "#server/backend/watch-texts.ts";
import { announceEdition } from "../announced-edition.ts";
import { atEndOfAll } from "../at-end.ts";
import { publishLetter } from "../published-letter.ts";
import { until } from "../until.ts";
import { openEngine } from "./engine.ts";

const atEnd = atEndOfAll();

test("a letter is told of when it is published, and no more when it is withdrawn", async () => {
  const { sql } = await openEngine("embedded", atEnd);
  let told: DeskTexts | undefined;
  const stop = watchTexts(sql, 20, (texts) => (told = texts), pino({ level: "silent" }));
  const slugs = () => told?.letters.map(({ slug }) => slug);
  await until(() => expect(slugs()).toEqual([]));
  await publishLetter(sql, { slug: "from-the-desk", title: "A letter" });
  await until(() => expect(slugs()).toEqual(["from-the-desk"]));
  // For when whoever signed it is no longer among the people.
  expect(told?.letters[0]?.signed).toMatchObject({
    name: "Claude Steinfort",
    city: { en: "Luxembourg" },
  });
  await sql("update private.works set live_revision = null where kind = 'letter'");
  await until(() => expect(slugs()).toEqual([]));
  await stop();
});

test("an edition is told of with its file when it is announced, and as withdrawn when it is", async () => {
  const { sql } = await openEngine("embedded", atEnd);
  let told: DeskTexts | undefined;
  const stop = watchTexts(sql, 20, (texts) => (told = texts), pino({ level: "silent" }));
  await until(() => expect(told?.editions).toEqual([]));
  const words = { title: "Privacy", summary: "What we keep.", body: "Nothing." };
  const frozen = {
    ...{ text: "privacy", version: "98.0", published: "2026-11-01", from: "2999-01-01" },
    ...{ prevails: "fr" as const, change: { en: "A line.", fr: "Une ligne." } },
    ...{ en: words, fr: words },
  };
  await announceEdition(sql, frozen);
  const row = { text: "privacy", version: "98.0", file: editionFile(frozen) };
  await until(() => expect(told?.editions).toEqual([{ ...row, withdrawn: null }]));
  await sql("update private.editions set withdrawn_at = now()");
  await until(() => expect(told?.editions).toEqual([{ ...row, withdrawn: firmDay(new Date()) }]));
  await stop();
});
