import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { plainPdf, textPdf, workbook } from "../../../../tests/made-files.ts";
import { readFile } from "./read-file.ts";

test("a PDF's text is read page by page, with every account number in it", async () => {
  const read = await readFile(
    textPdf(["Called 150,000.00 EUR", "Pay to LU28 0019 4006 4475 0000"]),
  );
  expect(read.pages).toEqual(["Called 150,000.00 EUR", "Pay to LU28 0019 4006 4475 0000"]);
  expect(read.accounts).toEqual(["LU280019400644750000"]);
});

test("words are read as a font of our own printed publications has them", async () => {
  const file = readFileSync("content/editions/adverse-impacts-statement/1.1/fr.pdf");
  expect((await readFile(file)).pages?.join("\n")).toContain("principales\nincidences négatives");
});

test("a PDF without text is not read, and neither is one that is broken", async () => {
  const nothing = { pages: null, accounts: [] };
  expect(await readFile(plainPdf())).toEqual({ ...nothing, about: null });
  expect(await readFile(Buffer.from("%PDF-1.7 and then nothing"))).toEqual(nothing);
});

test("a PDF that says that it is tagged has a tree of its tags", async () => {
  const about = async (catalogue: string) => (await readFile(plainPdf({ catalogue }))).about;
  expect(await about("/MarkInfo << /Marked true >>")).toBe(null);
  expect(await about("/MarkInfo << /Marked true >> /StructTreeRoot << /K [] >>")).toEqual(
    expect.objectContaining({ pages: 1 }),
  );
});

test("account numbers are found in a workbook, too", async () => {
  const bytes = "<sst><si><t>IBAN LU28 0019 4006 4475 0000</t></si></sst>";
  const file = workbook({ more: [{ name: "xl/sharedStrings.xml", bytes }] });
  expect(await readFile(file)).toEqual({ pages: null, accounts: ["LU280019400644750000"] });
});
