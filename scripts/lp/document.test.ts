import { expect, test } from "vitest";
import { isPeriod, mediaTypeOf } from "./document.ts";

test.each(["2026", "2026-H1", "2026-Q4", "2026-09-30"])("%s is a period", (period) => {
  expect(isPeriod(period)).toBe(true);
});

test.each(["26", "2026-H3", "2026-Q5", "2026-02-30", "2026-13-01", "2026-9-3", ""])(
  "%j is none",
  (period) => {
    expect(isPeriod(period)).toBe(false);
  },
);

test("a file is what its name says, or is not taken", () => {
  expect(mediaTypeOf("a.PDF", Buffer.from("%PDF-1.7 …"))).toBe("application/pdf");
  expect(() => mediaTypeOf("a.pdf", Buffer.from("<html>"))).toThrow("not a .pdf file");
  expect(() => mediaTypeOf("a.html", Buffer.from("<html>"))).toThrow(".pdf or .xlsx");
});
