import { expect, test } from "vitest";
import { plainPdf, smallPdf } from "../../tests/made-files.ts";
import { checkApart, runApart } from "./check-apart.ts";

test("a file is looked into apart, and what is found is told", async () => {
  const bad = plainPdf({ page: "/AA << /O << /S /URI /URI (a) >> >>" });
  expect(await Promise.all([checkApart(smallPdf("a report")), checkApart(bad)])).toEqual([
    undefined,
    "pdf-acts",
  ]);
}, 30_000);

test("whatever takes longer than it may is ended, and the next one is looked into", async () => {
  // Before the deadline, the program has not even begun.
  expect(await runApart(smallPdf("a report"), 1)).toBe("file-slow");
  expect(await checkApart(smallPdf("a report"))).toBeUndefined();
}, 30_000);
