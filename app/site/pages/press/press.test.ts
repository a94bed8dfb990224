import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import en from "./words.en.ts";
import fr from "./words.fr.ts";

/**
 * Counted like an editor: an elided article (l’) is part of its word, and a lone sign is no word.
 */
function wordsIn(text: string): number {
  const filled = text
    .replaceAll("{{firm}}", site.name)
    .replaceAll("{{date}}", "30 September 2026")
    .replaceAll("{{assets}}", "2,9 milliards d’euros")
    .replaceAll(/\{\{\w+\}\}/g, "1");
  return filled.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const texts = [en, fr].flatMap(
  ({
    brief: {
      texts: { short, medium, long },
    },
  }) => [
    { length: 25, text: short },
    { length: 50, text: medium },
    { length: 100, text: long },
  ],
);

test.each(texts)("the text of $length words has about as many, and no more", ({ length, text }) => {
  expect(wordsIn(text)).toBeLessThanOrEqual(length);
  expect(wordsIn(text)).toBeGreaterThanOrEqual(length * 0.88);
});

test("a figure of the firm is never written by hand", () => {
  for (const { text } of texts) expect(text.replaceAll(/\{\{\w+\}\}/g, "")).not.toMatch(/\d/);
});
