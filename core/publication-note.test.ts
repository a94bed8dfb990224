import { expect, test } from "vitest";
import { type EditionWords, readPublication } from "./edition-faults.ts";
import { withNote } from "./publication-note.ts";

const words = (body: string) => ({ title: "A title", summary: "s".repeat(80), body });
const version = (english: string, french: string, change: string) => ({
  ...{ version: "1.1", after: "1.0", en: words(english), fr: words(french) },
  change: { en: change, fr: change },
});

test("the note is the last before the references, whatever a block of code says", () => {
  const drawing = "```figure\n## References\n```\n\n~~~\n## Corrections\n```\n~~~\n";
  const text = (heading: string) => `Opening.\n\n## One\n\n${drawing}\n## ${heading}\n\nA book.\n`;
  const { en, fr } = withNote(version(text("References"), text("Sources"), "A sum."));
  expect(en).toContain(`${drawing}\n\n\n## Corrections\n\nVersion 1.1. A sum.\n\n## References`);
  expect(fr).toContain(`${drawing}\n\n\n## Corrections\n\nVersion 1.1. A sum.\n\n## Sources`);
});

test("it joins those that stand there, with its day once that is known", () => {
  const text = "## Corrections\n\nVersion 1.0, before.\n\n## References\n\nA book.\n";
  const day = { en: "1 May 2030", fr: "1er mai 2030" };
  expect(withNote(version(text, text, "A sum."), day).fr).toBe(
    "## Corrections\n\nVersion 1.0, before.\n\nVersion 1.1, 1er mai 2030. A sum.\n\n## References\n\nA book.\n",
  );
});

test("what is checked and compared is the text with its note", () => {
  const faultsWith = (change: string) => {
    const body = "## One\n\nA line.\n\n## References\n\nA book.\n";
    return readPublication(version(body, body, change) satisfies EditionWords);
  };
  const { texts, faults } = faultsWith("A sum is put *right*.");
  expect(faults).toEqual([]);
  expect(texts.fr?.chapters.map(({ id }) => id)).toEqual(["one", "corrections", "references"]);
  expect(faultsWith("A picture ![](a.jpg).").faults).toContainEqual(
    expect.objectContaining({ kind: "text", language: "en", line: 1 }),
  );
  expect(faultsWith("A note[^none].").faults).not.toEqual([]);
});
