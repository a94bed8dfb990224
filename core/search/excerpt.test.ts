import { expect, test } from "vitest";
import { excerpt, markWords, type Piece } from "./excerpt.ts";

function shown(pieces: readonly Piece[]): string {
  return pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join("");
}

test("a word is marked in all its forms, as the page writes it", () => {
  const pieces = markWords("Les Honoraires, puis l’honoraire.", new Set(["honorair"]), "fr");
  expect(shown(pieces)).toBe("Les [Honoraires], puis l’[honoraire].");
});

test("marks change nothing in the text", () => {
  const text = "Prix : 5 % <b>du prix</b> & « prix ».";
  const pieces = markWords(text, new Set(["pri"]), "fr");
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.filter(({ marked }) => marked)).toHaveLength(3);
});

test("a short text is shown whole", () => {
  const text = "Fees are agreed before the mandate.";
  expect(shown(excerpt(text, new Set(["fee"]), "en"))).toBe(
    "[Fees] are agreed before the mandate.",
  );
});

test("of a long text, the part with most of the words is shown, from the start of a sentence", () => {
  const filling = "Nothing of it is here. ".repeat(30);
  const text = `The fee is named once. ${filling}A minimum fee applies. ${filling}`;
  const found = shown(excerpt(text, new Set(["fe", "fee", "minimum"]), "en"));
  expect(found).toMatch(/^A \[minimum\] \[fee\] applies\./);
  expect(found.length).toBeLessThan(300);
  expect(found).toMatch(/ …$/);
});
