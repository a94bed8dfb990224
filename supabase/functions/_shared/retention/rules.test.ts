/** The rules that delete and the privacy page say the same, in both languages. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { legalTexts } from "../../../../content/legal/editions.ts";
import { languages } from "../../../../core/languages.ts";
import { registry } from "../persons/registry.ts";
import { keptByHand, type Rule, rules } from "./rules.ts";
import { periodOf } from "./words.ts";

const all: [string, Rule][] = Object.entries(rules);
const [newest] = legalTexts.privacy.editions;
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

describe.each(languages)("in %s", (language) => {
  const text = readFileSync(`content/editions/privacy/${newest.version}/${language}.md`, "utf8");
  const rows = text.split("\n").filter((line) => /^\| .*\|$/.test(line) && !line.includes("---"));
  /** The column that says how long, without its head. */
  const cells = rows.slice(1).map((row) => plain(row.split("|")[5] ?? "").trim());
  const published = [
    ...all.flatMap(([, rule]) => {
      if (rule.inner) return [];
      const period = periodOf(rule)[language];
      return [rule.from, ...(rule.also ? [rule.also] : [])].map((from) => [period, from[language]]);
    }),
    ...keptByHand
      .filter(({ period }) => period.en !== "Without end")
      .map(({ period, from }) => [period[language], from[language]]),
  ].map((parts) => parts.map(plain));

  test("each rule for what visitors and investors leave is on the privacy page", () => {
    const missing = published.filter(
      ([period, from]) =>
        !cells.some(
          (cell) => cell.includes(`${period} ${from}`) || cell.includes(`${period}, ${from}`),
        ),
    );
    expect(missing).toEqual([]);
  });

  test("each period of the privacy page is a rule's, or somebody's", () => {
    expect(cells.length).toBeGreaterThan(10);
    const left = cells.map((cell) =>
      published.reduce(
        (rest, [period, from]) =>
          rest.replace(`${period} ${from}`, "").replace(`${period}, ${from}`, ""),
        cell,
      ),
    );
    expect(left.filter((rest) => /[\p{L}\d]/u.test(rest))).toEqual([]);
  });
});

test("each table that a rule names is in the register of persons", () => {
  const tables = all.flatMap(([, { deletes }]) => deletes.map(({ table }) => table));
  expect(tables.length).toBeGreaterThan(25);
  expect(tables.filter((table) => !(table in registry))).toEqual([]);
});
