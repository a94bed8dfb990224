import { expect, test } from "vitest";
import { wrap } from "./plain-text.ts";
import { fill } from "./words.ts";

test("a text is broken at spaces, within 76 characters", () => {
  const text = "seven77 ".repeat(40).trim();
  const lines = wrap(text).split("\n");
  expect(lines.every((line) => line.length <= 76)).toBe(true);
  expect(lines.length).toBe(Math.ceil(text.length / 76));
  expect(lines.join(" ")).toBe(text);
});

test("every line of a quotation is marked, and none is longer for it", () => {
  const lines = wrap("word ".repeat(40).trim(), "> ").split("\n");
  expect(lines.every((line) => line.startsWith("> ") && line.length <= 76)).toBe(true);
});

test("an address longer than a line keeps a line to itself", () => {
  const address = `https://example.org/${"a".repeat(90)}`;
  expect(wrap(`See ${address} please`)).toBe(`See\n${address}\nplease`);
});

test("a line is never broken at a no-break space", () => {
  expect(wrap(`${"a".repeat(70)} un\u00a0deux\u202f?`)).toBe(
    `${"a".repeat(70)}\nun\u00a0deux\u202f?`,
  );
});

test("a text with a placeholder that nobody filled is refused", () => {
  expect(() => fill("{{firm}}, {{hours}}")).toThrow("{{hours}}");
});

test("a name that ends with a full stop ends its sentence", () => {
  expect(fill("From {{name}}. Due.", { name: "Remich S.A." })).toBe("From Remich S.A. Due.");
  expect(fill("From {{name}}. Due.", { name: "Remich" })).toBe("From Remich. Due.");
});

test("what is filled in is not filled again", () => {
  expect(fill("{{name}}", { name: "{{firm}}" })).toBe("{{firm}}");
});
