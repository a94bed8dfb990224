import { expect, test } from "vitest";
import { aliases } from "#builder/search/aliases.ts";
import { languages } from "#core/languages.ts";
import { isInSitemap } from "#core/pages.ts";
import { readPath } from "#core/paths.ts";
import { find, type Question } from "#core/search/find.ts";
import type { Table, TextsFile } from "#core/search/index-files.ts";
import { textsPath } from "#core/search/index-files.ts";
import { tablePath } from "#core/search/table-path.ts";
import { builtFiles, builtPageAt, foundPages, readBuilt, sentBytes } from "./built-site.ts";
import { plainQuestions } from "./search-plain-questions.ts";
import { questions } from "./search-questions.ts";

const kilobyte = 1000;

/** As a browser that has nothing yet; `used` are the files that it fetched. */
function ask(question: Omit<Question, "wanted">) {
  const used = new Set<string>();
  const answer = find({ wanted: 8, ...question }, (path) => {
    used.add(path.slice(1));
    return JSON.parse(readBuilt(path.slice(1)));
  });
  if ("needs" in answer) throw new Error(`The index lacks ${answer.needs.join(", ")}.`);
  return { ...answer, used: [...used] };
}

/** The page, or where one is named the heading, without its language. */
function placeOf(path: string, withHeading: boolean): string {
  const { path: bare } = readPath(path.replace(/:~:.*$/, ""));
  return withHeading ? bare : (bare.split("#")[0] ?? "");
}

test.each(
  languages.flatMap((language) => [
    { language, words: "our words", asks: questions[language] },
    { language, words: "plain words", asks: plainQuestions[language] },
  ]),
)(
  "in $language, of twenty questions in $words nineteen are answered by the first three",
  ({ language, asks }) => {
    expect(asks).toHaveLength(20);
    const missed = asks.filter(({ asked, answeredAt }) => {
      const { definition, hits } = ask({ text: asked, language });
      const first = [...(definition ? [definition] : []), ...hits].slice(0, 3);
      return !answeredAt.some((place) =>
        first.some(({ path }) => placeOf(path, place.includes("#")) === place),
      );
    });
    expect(missed.length, JSON.stringify(missed.map(({ asked }) => asked))).toBeLessThanOrEqual(1);
  },
);

test.each([
  ["en", "M&A", "/expertise/mergers-acquisitions"],
  ["fr", "M & A", "/expertise/mergers-acquisitions"],
  ["fr", "fusion acquisition", "/expertise/mergers-acquisitions"],
  ["fr", "RGPD", "/confidentialite"],
  ["fr", "plainte", "/sustainability/publications/complaints-policy"],
  ["fr", "déontologie", "/sustainability/publications/conflicts-of-interest-policy"],
] as const)("in %s, %s is found, whatever we call it", (language, text, place) => {
  const first = ask({ text, language }).hits.slice(0, 3);
  expect(first.map(({ path }) => placeOf(path, false))).toContain(place);
});

test.each(languages)("in %s, each word that stands for a visitor's is on our pages", (language) => {
  const ours = new Set(Object.values(aliases[language]).flat());
  const gone = [...ours].filter((text) => {
    const { total, taken } = ask({ text, language });
    return total === 0 || taken.length > 0;
  });
  expect(gone).toEqual([]);
});

test.each(languages)(
  "in %s, a question takes at most 20 kB of the index, in 15 files",
  (language) => {
    for (const { asked } of [...questions[language], ...plainQuestions[language]]) {
      const { used } = ask({ text: asked, language });
      const bytes = used.reduce((sum, file) => sum + sentBytes(file), 0);
      expect.soft(bytes, asked).toBeLessThanOrEqual(20 * kilobyte);
      expect.soft(used.length, asked).toBeLessThanOrEqual(15);
    }
  },
);

function textsIn(language: (typeof languages)[number]): TextsFile[] {
  const { version, texts } = JSON.parse(readBuilt(tablePath(language).slice(1))) as Table;
  return texts.map((_, number) =>
    JSON.parse(readBuilt(textsPath(language, version, number).slice(1))),
  );
}

test.each(languages)("in %s, every page that may be found is, and no other", (language) => {
  const wanted = foundPages
    .map(({ address }) => address)
    .filter(
      ({ page, language: of }) => of === language && isInSitemap(page) && page.id !== "sitemap",
    )
    .map(({ path }) => path);
  expect([...new Set(textsIn(language).map(({ path }) => path))]).toEqual(wanted);
});

test.each(languages)("in %s, every passage leads to a place that is there", (language) => {
  const lost = textsIn(language).flatMap(({ path, passages }) => {
    const root = builtPageAt(path)?.root;
    return passages
      .map(({ anchor }) => anchor.replace(/^#|:~:.*$/g, ""))
      .filter((id) => id !== "" && !root?.getElementById(id))
      .map((id) => `${path}#${id}`);
  });
  expect(lost).toEqual([]);
});

test("nothing of the index is in what a page loads by itself", () => {
  const files = builtFiles.filter((file) => file.startsWith("assets/search-"));
  expect(files.length).toBeGreaterThan(100);
  for (const { html, address } of foundPages) {
    expect.soft(html.includes("/assets/search-"), address.path).toBe(false);
  }
});
