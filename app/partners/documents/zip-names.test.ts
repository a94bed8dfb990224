import { expect, test } from "vitest";
import { uniqueNames } from "./zip-names.ts";

const inFund = (...names: string[]) => names.map((fileName) => ({ folder: "Fund", fileName }));

test("a name that is there already is counted up, whatever its capitals", () => {
  expect(uniqueNames(inFund("report.pdf", "Report.PDF", "report.pdf", "report (2).pdf"))).toEqual([
    "Fund/report.pdf",
    "Fund/Report (2).PDF",
    "Fund/report (3).pdf",
    "Fund/report (2) (2).pdf",
  ]);
});

test("each fund has a folder, and the same name may stand in two", () => {
  expect(
    uniqueNames([
      { folder: "Confluence I", fileName: "a.pdf" },
      { folder: "Confluence II", fileName: "a.pdf" },
    ]),
  ).toEqual(["Confluence I/a.pdf", "Confluence II/a.pdf"]);
});

test("no name leads out of the archive, and none is refused by a file system", () => {
  expect(
    uniqueNames(inFund("../../etc/passwd", "a:b?.pdf", "...", "no-ending", "été.pdf")),
  ).toEqual(["Fund/..-..-etc-passwd", "Fund/a-b-.pdf", "Fund/-", "Fund/no-ending", "Fund/été.pdf"]);
});
