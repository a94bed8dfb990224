import { expect, test } from "vitest";
import { findMarks } from "./find-marks.ts";
import { cutAtMarks } from "./mark.ts";

test("a term is marked where it first occurs, in either case", () => {
  const marks = findMarks(["Due diligence comes first.", "Then more due diligence."], "en");
  expect(marks).toEqual([[{ words: "Due diligence", term: "due-diligence" }], []]);
});

test("the longest name wins, and a part of a word is not the word", () => {
  expect(findMarks(["Customer due diligence, then benchmarking."], "en")).toEqual([
    [{ words: "Customer due diligence", term: "kyc" }],
  ]);
});

test("an abbreviation is only found in capitals", () => {
  expect(findMarks(["A kid in a sas."], "en")).toEqual([[]]);
  expect(findMarks(["The KID of an SAS."], "en")[0]?.map(({ term }) => term)).toEqual([
    "priips-kid",
    "sas",
  ]);
});

test("English words in French are marked each time, and the term once", () => {
  expect(findMarks(["Un carve-out, puis un autre carve-out."], "fr")).toEqual([
    [
      { words: "carve-out", term: "carve-out", lang: "en" },
      { words: "carve-out", lang: "en" },
    ],
  ]);
});

test("a text is cut at its marks and loses nothing", () => {
  const text = "Un carve-out, puis un autre carve-out.";
  const parts = cutAtMarks(text, findMarks([text], "fr")[0] ?? []);
  expect(parts.map((part) => (typeof part === "string" ? part : part.words)).join("")).toBe(text);
  expect(parts.filter((part) => typeof part !== "string")).toHaveLength(2);
});
