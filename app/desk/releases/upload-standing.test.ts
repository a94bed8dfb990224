import { expect, test } from "vitest";
import { mostFileBytes } from "#core/limits.ts";
import { stateAfter, unfitFor } from "./upload-standing.ts";

const file = (name: string, start: string, size = start.length) =>
  Object.defineProperty(new File([start], name), "size", { value: size });

test.each([
  ["nothing in it", file("a.pdf", ""), "empty"],
  ["more than 32 MB", file("a.pdf", "%PDF-1.7", mostFileBytes + 1), "too-large"],
  ["a text that is called a PDF", file("a.pdf", "Hello there"), "not-a-document"],
  ["a workbook that is called a PDF", file("a.pdf", "PK\u0003\u0004"), "not-a-document"],
  ["a Word file", file("a.docx", "PK\u0003\u0004"), "not-a-document"],
  ["a shortcut without a dot", file("pdf", "%PDF-1.7"), "not-a-document"],
  ["a PDF", file("A.PDF", "%PDF-1.7"), undefined],
  ["a workbook", file("a.xlsx", "PK\u0003\u0004"), undefined],
])("%s", async (_, given, why) => {
  expect(await unfitFor(given)).toBe(why);
});

test("what cannot be right is not sent again, what a line broke is", () => {
  expect(stateAfter({ kind: "unfit", why: "pdf-script" })).toBe("refused");
  const refused = { kind: "refused", reason: undefined, body: {} } as const;
  expect(stateAfter({ ...refused, code: "invalid" })).toBe("refused");
  expect(stateAfter({ ...refused, code: "conflict" })).toBe("failed");
  for (const kind of ["offline", "late", "unavailable"] as const) {
    expect(stateAfter({ kind })).toBe("failed");
  }
  expect(stateAfter({ kind: "unfit", why: "damaged" })).toBe("failed");
});
