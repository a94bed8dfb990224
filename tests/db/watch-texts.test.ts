/** What the host is told of the letters at the desk: those that are published, and no others. */
import { pino } from "pino";
import { expect, test } from "vitest";
import { type DeskTexts, watchTexts } from "#server/backend/watch-texts.ts";
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
