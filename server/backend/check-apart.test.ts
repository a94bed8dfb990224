import { expect, test } from "vitest";
import { plainPdf, smallPdf, textPdf } from "../../tests/made-files.ts";
import { lookApart } from "./check-apart.ts";

const unread = { pages: null, accounts: [] };

test("a file is looked into apart, and what is found and what it says is told", async () => {
  const bad = plainPdf({ page: "/AA << /O << /S /URI /URI (a) >> >>" });
  const said = "Pay to LU13 0000 0000 0000 0000";
  expect(await Promise.all([lookApart(textPdf([said])), lookApart(bad)])).toEqual([
    { fault: undefined, pages: [said], accounts: ["LU130000000000000000"] },
    { fault: "pdf-acts", ...unread },
  ]);
});

test("whatever takes longer than it may is ended, and the next one is looked into", async () => {
  // It cannot even be handed over within a millisecond.
  const large = smallPdf("a report", 30_000_000);
  expect(await lookApart(large, 1)).toEqual({ fault: "file-slow", ...unread });
  expect(await lookApart(smallPdf("a report"))).toEqual({ fault: undefined, ...unread });
});
