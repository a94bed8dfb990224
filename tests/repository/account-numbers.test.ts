/**
 * What a visitor or a reader is shown from this repository names no bank account: pages, news, editions,
 * publications, the first letters and every mail. What colleagues write is refused by the database.
 */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { accountNumbersIn } from "#core/account-number.ts";

const texts = globSync([
  "content/**/*.{md,ts}",
  "core/mail-words.*.ts",
  "app/**/*words.*.ts",
  "app/site/**/*.{ts,tsx}",
  "public/**/*.{txt,xml,html}",
]).filter((path) => !path.includes(".test."));

test("no text of the site, its publications, letters or mails names an account", () => {
  expect(texts.length).toBeGreaterThan(200);
  expect(accountNumbersIn("Pay to LU28 0019 4006 4475 0000.")).toHaveLength(1);
  expect(texts.flatMap((path) => accountNumbersIn(readFileSync(path, "utf8")))).toEqual([]);
});
