import { expect, test } from "vitest";
import { checkLetter, faultOf, sameShape } from "./letter-checks.ts";
import type { LetterText } from "./letter-text.ts";

const figure = JSON.stringify({
  kind: "bar",
  id: "drawing",
  title: "T",
  alt: "What it shows.",
  unit: "%",
  x: ["a", "b"],
  series: [{ name: "S", values: [1, null] }],
});
const body = `A line with a [page](/references) and <https://example.org/a>.[^n]

## One

\`\`\`figure
${figure}
\`\`\`

[^n]: A note.
`;
const letter = (en: Partial<LetterText["en"]> = {}): LetterText => ({
  slug: "a-letter",
  theme: "impact",
  signatory: "rochebrune",
  en: { title: "T", summary: "S", body, ...en },
  fr: { title: "T", summary: "S", body },
  errata: [],
});

test("a sound letter has nothing to mend", () => {
  const { en, fr } = checkLetter(letter());
  expect(en).toEqual({
    missing: [],
    fault: null,
    tooLong: [],
    words: [],
    warningMissing: false,
    unfit: [],
    shape: { headings: 1, figures: 1, tables: 0, notes: 1 },
    described: 1,
    links: ["/references", "https://example.org/a"],
    pictures: [],
  });
  // Links to our own pages lead to the language of the text.
  expect(fr.links[0]).toBe("/fr/references");
  expect(sameShape(en.shape, fr.shape)).toBe(true);
});

test("what is missing, too long or of another shape is told", () => {
  const { en, fr } = checkLetter(letter({ title: " ", summary: "s".repeat(161), body: "A line." }));
  expect(en.missing).toEqual(["title"]);
  expect(en.tooLong).toEqual([{ field: "summary", length: 161, most: 160 }]);
  expect(sameShape(en.shape, fr.shape)).toBe(false);
});

test("a figure of performance wants its warning", () => {
  const gain = "The fund returned 7% in 2025.";
  expect(checkLetter(letter({ body: gain })).en.warningMissing).toBe(true);
  const warned = `${gain} Past performance is no guide to the future.`;
  expect(checkLetter(letter({ body: warned })).en.warningMissing).toBe(false);
});

test.each([
  ["a link to another protocol", "A [line](javascript:alert(1)).", "link", "javascript:alert(1)"],
  ["a link without https", "A [line](http://example.org).", "link", "http://example.org"],
  ["a link beside our host", "A [line](//example.org).", "link", "//example.org"],
  [
    "a link beside our host by a backslash",
    "A [line](/\\\\evil.example).",
    "link",
    "/\\evil.example",
  ],
  ["one by two", "A [line](\\\\\\\\evil.example).", "link", "\\\\evil.example"],
  ["one hidden by a tab", "A [line](</&#9;/evil.example>).", "link", "/\t/evil.example"],
  [
    "one that is ours only where it stands",
    "A [line](https:evil.example).",
    "link",
    "https:evil.example",
  ],
  [
    "a backslash in another address",
    "A [line](https:/\\\\evil.example).",
    "link",
    "https:/\\evil.example",
  ],
  [
    "a link with a password",
    "A [line](https://a:b@example.org).",
    "link",
    "https://a:b@example.org",
  ],
  [
    "a picture of somebody else",
    "![A](https://example.org/a.png)",
    "picture",
    "https://example.org/a.png",
  ],
  ["a picture in a line", `A ![b](picture:${"0".repeat(64)}).`, "no-place", "image"],
  ["a picture that is not described", `![](picture:${"0".repeat(64)}/9x9)`, "alt", ""],
  ["a figure without data", "```figure\n{}\n```", "figure", "1"],
  ["a figure that is no JSON", "```figure\n{\n```", "figure", "1"],
  [
    "a series that is too short",
    `\`\`\`figure\n${figure.replace("[1,null]", "[1]")}\n\`\`\``,
    "figure",
    "1",
  ],
])("%s is a fault with its place", (_name, markdown, code, what) => {
  expect(faultOf(`A line.\n\n${markdown}\n`, "en")).toEqual({ code, what, line: 3 });
});
