import { expect, test } from "vitest";
import type { LetterText } from "#core/letter-text.ts";
import { renderBoth } from "#functions/_shared/letters/letter-reader.ts";
import { letterReader } from "./letter-reader.ts";

const pages = "https://site.example";
const sender = { pages, isMarked: true };
const letter = (body: string): LetterText => ({
  slug: "a-letter",
  theme: "impact",
  signatory: "rochebrune",
  en: { title: "A letter", summary: "What it says.", body },
  fr: { title: "Une lettre", summary: "Ce qu’elle dit.", body },
  errata: [],
});
const nested = Array.from({ length: 13 }, (_, depth) => `${"  ".repeat(depth)}- a\n`).join("");
/** As heavy as one may be that is read at all. */
const heaviest = letter(`${nested}\n`.repeat(80));

test("finding 4: while a letter is read, others are answered", async () => {
  const order: string[] = [];
  const reading = letterReader()
    .check(heaviest)
    .then(() => order.push("the letter"));
  setImmediate(() => order.push("a form"));
  await reading;
  expect(order).toEqual(["a form", "the letter"]);
});

test("finding 4: one that takes too long is told so in both languages, and the next one is read", async () => {
  const reader = letterReader(50);
  const heavy = { code: "heavy", what: "", line: null };
  expect(await reader.render(heaviest, sender)).toEqual({
    mails: {},
    faults: { en: heavy, fr: heavy },
  });
  const checks = await reader.check(heaviest);
  expect([checks.en.fault, checks.fr.fault]).toEqual([heavy, heavy]);
});

test("a letter is set there as it is here", async () => {
  const sound = letter("A line with a [page](/references).\n\n## One\n\nPast performance.");
  const reader = letterReader(60_000);
  const rendered = await reader.render(sound, sender);
  expect(rendered.mails.fr?.text).toContain(`${pages}/fr/references`);
  expect(rendered.mails.en?.subject).toBe(renderBoth(sound, sender).mails.en?.subject);
  const unsound = await reader.render(letter("A line.[^none]"), sender);
  expect(unsound.faults.en).toMatchObject({ code: "note-missing", what: "[^none]" });
});

test("a letter says before anything else that it is a marketing communication", () => {
  const { mails } = renderBoth(letter("A line.\n\n## One\n\nAnother."), sender);
  for (const [language, label] of [
    ["en", "Marketing communication"],
    ["fr", "Communication publicitaire"],
  ] as const) {
    const [title, told] = (mails[language]?.text ?? "").split("\n\n");
    expect(title).toContain(language === "en" ? "A letter" : "Une lettre");
    expect(told).toBe(label);
    expect(mails[language]?.html).toContain(label);
  }
});
