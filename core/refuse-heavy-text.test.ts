import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faultOf } from "./letter-checks.ts";
import { longestText } from "./limits.ts";
import { refuseHeavyText } from "./refuse-heavy-text.ts";

const full = (unit: string) => unit.repeat(longestText / unit.length);
const deep = (depth: number) =>
  Array.from({ length: depth }, (_, at) => `${"  ".repeat(at)}- a`).join("\n");

test.each([
  ["marks of emphasis that cross", full("*a_"), 1],
  ["marks struck through", full("~"), 1],
  ["marks on many lines", "*a*\n".repeat(600), 501],
  ["quotes within quotes", full(">"), 1],
  ["quotes with spaces", `A line.\n\n${"> ".repeat(5)}a`, 3],
  ["numbered lists within each other", full("1. "), 1],
  ["bullets within each other", "- + * - a", 1],
  ["lists within lists, indented", deep(30), 14],
  ["lists within lists, by tabs", `${"\t".repeat(11)}- a`, 1],
  ["links never ended", full("]("), 1],
  ["spaces", `A line.\n\na${" ".repeat(400)}b`, 3],
  ["a point on each line", full("- \n"), 1_501],
  ["nothing but lines", full("\r"), 1_501],
])("finding 4: a text of %s is not read", (_what, text, line) => {
  expect(faultOf(text, "en")).toEqual({ code: "heavy", what: "", line });
});

test("what our longest texts hold is far from it", () => {
  const texts = globSync("content/{letters,publications,editions}/**/*.md");
  expect(texts.length).toBeGreaterThan(20);
  for (const file of texts) {
    const text = readFileSync(file, "utf8");
    expect(() => refuseHeavyText(`${text}\n${text}`), file).not.toThrow();
  }
});

test("lists in a list, dashes and ranges of figures are no burden", () => {
  const text = `- a\n  - b\n    - c\n\n1. - a\n\n2010 - 2020 - 2030 - 2040 - 2050\n\n| - | - | - | - |`;
  expect(() => refuseHeavyText(text)).not.toThrow();
});
