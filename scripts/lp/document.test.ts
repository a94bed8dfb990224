import { expect, test } from "vitest";
import { mediaTypeOf } from "./document.ts";

test("a file is what its name says, or is not taken", () => {
  expect(mediaTypeOf("a.PDF", Buffer.from("%PDF-1.7 …"))).toBe("application/pdf");
  expect(() => mediaTypeOf("a.pdf", Buffer.from("<html>"))).toThrow("not a .pdf file");
  expect(() => mediaTypeOf("a.html", Buffer.from("<html>"))).toThrow(".pdf or .xlsx");
});
