/**
 * Figures, dates and periods that stand on several pages: today, and on each day on which an
 * announced edition will apply. Editions of the past are left out: they said what was so then.
 * `FIGURES=1 npx vitest run --project site tests/site/figures.test.ts` prints the table.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type HTMLElement, NodeType, parse } from "node-html-parser";
import { expect, test } from "vitest";
import { people } from "#content/people.ts";
import { type Language, languages } from "#core/languages.ts";
import { localisePath } from "#core/paths.ts";
import { type BuiltPage, foundPages } from "./built-site.ts";
import { type Fact, facts } from "./facts.ts";

const ofDays = "build/editions";
const days = ["", ...(existsSync(ofDays) ? readdirSync(ofDays) : [])];

/** What a page says on a day, without what is no figure of ours: code and the numbers of notes. */
function textOn(day: string, page: BuiltPage): string {
  const file = join(ofDays, day, page.file);
  const root = day && existsSync(file) ? parse(readFileSync(file, "utf8")) : page.root;
  const main = root.querySelector("main");
  return main ? wordsOf(main).replaceAll(/[ \n\u00a0]+/g, " ") : "";
}

function wordsOf(node: HTMLElement): string {
  return node.childNodes
    .map((child) => {
      if (child.nodeType === NodeType.TEXT_NODE) return child.text;
      const element = child as HTMLElement;
      const isLeftOut =
        /^(?:script|style|svg|noscript|code|sup)$/i.test(element.rawTagName ?? "") ||
        element.getAttribute?.("aria-hidden") === "true";
      // Apart, so that the cells of a table are not read as one.
      return isLeftOut ? "" : ` ${wordsOf(element)} `;
    })
    .join("");
}

/** As a number is written in English, whichever language it is in. */
function plain(text: string, language: Language): string {
  if (language === "en") return text.replaceAll(/(?<=\d),(?=\d{3}\b)/g, "");
  return text
    .replaceAll(/(?<=\d)\u202f(?=\d{3}\b)/g, "")
    .replaceAll(/(?<=\d),(?=\d)/g, ".")
    .replaceAll(/\b1er\b/g, "1");
}

/** Telephones, a standard’s name, the size of a file, the time to read it, and the clock. */
const noFigures =
  /\+\d[\d\s-]+|EN 301\s549|\d+(?:[.,]\d+)? ?[kM](?:B|o)\b|\d+ (?:min|minutes?|pages)\b|\d\d?(?::| h )\d\d|\d\d? h\b/g;

function figuresOf(text: string, language: Language): Set<string> {
  const spaced = text.replaceAll(noFigures, " ");
  return new Set(plain(spaced, language).match(/\d+(?:\.\d+)*/g) ?? []);
}

const numbers: Record<Language, readonly string[]> = {
  en: "zero one two three four five six seven eight nine ten".split(" "),
  fr: "zéro un deux trois quatre cinq six sept huit neuf dix".split(" "),
};
const others: Record<string, string> = {
  fifty: "50",
  "twenty-one": "21",
  "vingt et une": "21",
  "twenty-four": "24",
  "vingt-quatre": "24",
  "19 novembre 2026": "19 November 2026",
};

function numberIn(found: string, language: Language): string {
  const small = numbers[language].indexOf(found.toLowerCase());
  return small >= 0 ? String(small) : (others[found.toLowerCase()] ?? plain(found, language));
}

type Row = { value: string; path: string };

function rowsOf(fact: Fact, day: string, language: Language): Row[] {
  return foundPages
    .filter(({ address }) => address.language === language)
    .flatMap((page) => {
      const text = textOn(day, page);
      return [...text.matchAll(fact[language])].map((match) => ({
        value: numberIn(match.slice(1).find(Boolean) ?? "", language),
        path: page.address.path,
      }));
    });
}

test.each(days)("what several pages state is the same on all, in both languages (%s)", (day) => {
  const table = facts.flatMap((fact) =>
    languages.map((language) => {
      const rows = rowsOf(fact, day, language);
      const values = [...new Set(rows.map(({ value }) => value))];
      const paths = [...new Set(rows.map(({ path }) => path))];
      return { fact, language, values, paths };
    }),
  );
  if (process.env.FIGURES) {
    for (const { fact, language, values, paths } of table) {
      process.stdout.write(`| ${fact.name} (${language}) | ${values} | ${paths.join(" ")} |\n`);
    }
  }
  for (const { fact, language, values, paths } of table) {
    const at = `${fact.name} (${language}): ${paths.join(" ")}`;
    expect.soft(paths.length, at).toBeGreaterThan(1);
    expect.soft(values, at).toEqual([String(fact.is)]);
  }
});

test.each(days)("a page has the same figures in both languages (%s)", (day) => {
  const english = foundPages.filter(({ address }) => address.language === "en");
  for (const page of english.filter(
    ({
      address: {
        page: { id, product },
      },
    }) => !product && id !== "search",
  )) {
    const path = localisePath(page.address.path, "fr");
    const french = foundPages.find(({ address }) => address.path === path);
    const [ours, theirs] = [
      figuresOf(textOn(day, page), "en"),
      figuresOf(french ? textOn(day, french) : "", "fr"),
    ];
    expect
      .soft(
        [...ours].filter((figure) => !theirs.has(figure)),
        `${page.address.path}, only in English`,
      )
      .toEqual([]);
    expect
      .soft(
        [...theirs].filter((figure) => !ours.has(figure)),
        `${path}, only in French`,
      )
      .toEqual([]);
  }
});

test("a date beside a link to a text is that of the text, on every page", () => {
  const dates = new Map<string, Set<string>>();
  for (const { root } of foundPages) {
    for (const item of root.querySelectorAll("main li")) {
      const [link, ...more] = item.querySelectorAll(
        'a[href*="/publications/"], a[href*="/letters/"]',
      );
      const [time, ...later] = item.querySelectorAll("time");
      const path = link?.getAttribute("href")?.replace(/^\/fr(?=\/)/, "") ?? "";
      if (!link || !time || more.length > 0 || later.length > 0 || /\.\w+$/.test(path)) continue;
      const known = dates.get(path) ?? new Set();
      dates.set(path, known.add(time.getAttribute("datetime")?.slice(0, 10) ?? ""));
    }
  }
  expect(dates.size).toBeGreaterThan(12);
  for (const [path, found] of dates) expect.soft([...found], path).toHaveLength(1);
});

test("whoever is named with a role has the role of the list", () => {
  for (const { id, name, role, text } of people) {
    for (const language of languages) {
      const path = localisePath(`/who-we-are/${id}`, language);
      const page = foundPages.find(({ address }) => address.path === path);
      const said = page ? textOn("", page).replaceAll("\u202f", " ") : "";
      for (const words of [name, role[language], text[language]]) {
        expect.soft(said, path).toContain(words.replaceAll(/[\u00a0\u202f]/g, " "));
      }
    }
  }
});
