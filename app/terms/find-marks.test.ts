import { expect, test } from "vitest";
import { findMarks } from "./find-marks.ts";
import { cutAtMarks } from "./mark.ts";

test("a term is found in either case, each spelling once", () => {
  const texts = ["Due diligence comes first.", "Then more due diligence, and due diligence."];
  expect(findMarks(texts, "en")).toEqual([
    { words: "Due diligence", term: "due-diligence" },
    { words: "due diligence", term: "due-diligence" },
  ]);
});

test("the longest name wins, and a part of a word is not the word", () => {
  expect(findMarks(["Customer due diligence, then benchmarking."], "en")).toEqual([
    { words: "Customer due diligence", term: "kyc" },
  ]);
});

test("an abbreviation is only found in capitals", () => {
  expect(findMarks(["A kid in a sas."], "en")).toEqual([]);
  const found = findMarks(["The KID of an SAS."], "en");
  expect(found.map(({ term }) => term)).toEqual(["priips-kid", "sas"]);
});

test("English words in French are marked as English", () => {
  expect(findMarks(["Un carve-out, puis un vintage."], "fr")).toEqual([
    { words: "carve-out", term: "carve-out", lang: "en" },
    { words: "vintage", lang: "en" },
  ]);
});

test("a text is cut at every mark and loses nothing", () => {
  const text = "Un carve-out, puis un autre carve-out.";
  const parts = cutAtMarks(text, findMarks([text], "fr"));
  expect(parts.map((part) => (typeof part === "string" ? part : part.words)).join("")).toBe(text);
  expect(parts.filter((part) => typeof part !== "string")).toHaveLength(2);
});
