import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { printFonts } from "./print-fonts.ts";

test("finding: every face of the site has one for print, or the files are twice as large", async () => {
  const tokens = readFileSync("app/styles/tokens.css", "utf8");
  const names = new Set(tokens.match(/--font-[a-z]+(?=:)/g));
  const fonts = await printFonts();
  expect(names.size).toBeGreaterThan(1);
  expect([...names].filter((name) => !fonts.includes(`${name}:`))).toEqual([]);
});
