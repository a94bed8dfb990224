import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readFile } from "../_shared/files/read-file.ts";
import { pdfFault } from "./publications.ts";

const about = { title: "ESG report", language: "fr-FR", pages: 3 };
const pages = ["A page."];

test.each([
  [undefined, { about, pages, accounts: [] }],
  ["pdf-untagged", { about: null, pages, accounts: [] }],
  // A scan, one that is read in part, and one that took too long.
  ["pdf-unread", { about, pages: null, accounts: [] }],
  ["pdf-unread", { pages: null, accounts: [] }],
  ["pdf-untitled", { about: { ...about, title: "" }, pages, accounts: [] }],
  ["pdf-language", { about: { ...about, language: "en" }, pages, accounts: [] }],
  ["pdf-language", { about: { ...about, language: "" }, pages, accounts: [] }],
  ["account-number", { about, pages, accounts: ["LU280019400644750000"] }],
])("of a French PDF the fault is %s", (fault, read) => {
  expect(pdfFault(read, "fr")).toBe(fault);
});

test("those that the site prints itself are for everybody to read", async () => {
  for (const language of ["en", "fr"] as const) {
    const bytes = readFileSync(`content/editions/whistleblowing/1.0/${language}.pdf`);
    const read = await readFile(bytes);
    expect(read.about?.title).toMatch(/\S/);
    expect(pdfFault(read, language)).toBeUndefined();
  }
});
