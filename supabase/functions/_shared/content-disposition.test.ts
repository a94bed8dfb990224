import { expect, test } from "vitest";
import { contentDisposition } from "./content-disposition.ts";

test("a name is in the header once for old programs and once as it is", () => {
  expect(contentDisposition("attachment", "Relevé d’été (2026).pdf")).toBe(
    "attachment; filename=\"Releve d_ete (2026).pdf\"; filename*=UTF-8''Relev%C3%A9%20d%E2%80%99%C3%A9t%C3%A9%20%282026%29.pdf",
  );
});

test("no name ends the header, its value or its quotes", () => {
  const hostile = 'a\r\nSet-Cookie: b=c"; filename="\u202Efdp.exe\\..\\x\ud800.pdf';
  const header = contentDisposition("inline", hostile);
  expect(header).toMatch(
    /^inline; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]*"; filename\*=UTF-8''[\w%.~!-]+$/,
  );
  expect(() => new Headers({ "content-disposition": header })).not.toThrow();
});
