import { expect, test } from "vitest";
import { readPublications } from "#builder/publications/read.ts";
import { allEditions } from "#content/legal/all-editions.ts";
import { isPolicy } from "#core/edition-texts.ts";
import { languages } from "#core/languages.ts";
import { countHabits, sum } from "../voice/count-habits.ts";
import { voices, voiceTable } from "../voice/voice-table.ts";

const all = voices();
// `VOICE=1 npx vitest run --project unit tests/repository/voice.test.ts` prints the counts.
if (process.env.VOICE) process.stdout.write(`${voiceTable(all)}\n`);

/** Pages and letters whose words have been read for it; about half of what the plainest page once had. */
const plain = [
  "home",
  "who-we-are",
  "investment-advisory",
  "mergers-acquisitions",
  "private-equity",
  "business-strategy",
  "careers",
  "press",
  "our-responsibility",
  "cookie-settings",
  "letters/fifteen-per-cent",
  "letters/four-subtractions",
  "letters/lower-bidder",
];
/** Where the words of each publication are; of a policy, those of the newest edition. */
const places = new Set(
  readPublications().map(({ slug }) =>
    isPolicy(slug) ? `editions/${slug}/${allEditions[slug].editions[0].version}` : slug,
  ),
);
const most = { openings: 1, antitheses: 1, inWriting: 2, dated: 2, same: 3 };

test.each(plain)("%s says things plainly, in both languages", (place) => {
  const spoken = all.filter((voice) => voice.place === place);
  expect(spoken.map(({ language }) => language)).toEqual(["en", "fr"]);
  for (const { language, count } of spoken) {
    for (const [habit, ceiling] of Object.entries(most)) {
      const found = count[habit as keyof typeof most];
      expect.soft(found, `${habit} in ${language}`).toBeLessThanOrEqual(ceiling);
    }
    const share = (part: number, whole: number) => part / Math.max(1, whole);
    expect.soft(share(count.shortSentences, count.sentences), language).toBeLessThan(0.22);
    expect.soft(share(count.punchlines, count.paragraphs), language).toBeLessThan(0.15);
  }
});

test.each(languages)("publications in %s speak as the pages do", (language) => {
  const spoken = all.filter((voice) => places.has(voice.place) && voice.language === language);
  expect(spoken).toHaveLength(places.size);
  for (const { place, count } of spoken) {
    expect.soft(count.shortSentences / count.sentences, place).toBeLessThanOrEqual(0.14);
  }
  const { openings, antitheses } = spoken.map(({ count }) => count).reduce(sum);
  expect(openings + antitheses).toBeLessThanOrEqual(3);
});

test("the habits are recognised in both languages", () => {
  const fr = countHabits([
    {
      at: "",
      language: "fr",
      text: "Ce que nous lisons le même jour, par écrit et daté, non ce que l’on espère. Voilà tout.",
    },
  ]);
  expect(fr).toMatchObject({ openings: 1, antitheses: 1, same: 1, inWriting: 1, dated: 1 });
  expect(fr).toMatchObject({ sentences: 2, shortSentences: 1, punchlines: 1 });
  const en = countHabits([
    { at: "", language: "en", text: "What we read, not what we hope. It is dated." },
  ]);
  expect(en).toMatchObject({ openings: 1, antitheses: 1, dated: 1, punchlines: 1 });
});
