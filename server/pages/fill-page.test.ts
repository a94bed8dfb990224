import { expect, test } from "vitest";
import { fillPage } from "./fill-page.ts";

const token = `${"A".repeat(42)}_`;
const field = '<input type="hidden" name="token" data-query="token" value="">';
const place = '<p>No. <output class="x" data-query="reference"></output></p>';

test("a token is written into the fields that ask for it", () => {
  expect(fillPage(field + field, `token=${token}`)).toBe(
    field.replace('value=""', `value="${token}"`).repeat(2),
  );
});

test("a reference is written where it is shown", () => {
  expect(fillPage(place, "reference=261115-7K3QF")).toBe(
    '<p>No. <output class="x" data-query="reference">261115-7K3QF</output></p>',
  );
});

test.each([
  ["en", "3 November 2026"],
  ["fr", "3 novembre 2026"],
])("a day is written as the page’s language %s has it", (language, written) => {
  const page = (day: string) =>
    `<html lang="${language}"><output data-query="answered">${day}</output></html>`;
  expect(fillPage(page(""), "answered=2026-11-03")).toBe(page(written));
  expect(fillPage(page(""), "answered=2026-13-03")).toBe(page(""));
  expect(fillPage(page(""), "answered=soon")).toBe(page(""));
});

test("one does not fill the place of the other", () => {
  expect(fillPage(field, "reference=261115-7K3QF")).toBe(field);
  expect(fillPage(place, `token=${token}`)).toBe(place);
});

test.each([
  "",
  "token=",
  "token=short",
  `token=${token}x`,
  `token=${"%22%3E%3Cscript%3E".padEnd(60, "a")}`,
  `token=${token.slice(0, 40)}%22%3E%3C`,
  `token=${token.slice(0, 41)}$1`,
  `token=%0A${token.slice(1)}`,
  `other=${token}`,
  "reference=261115-7K3QF%3Cb%3E",
  "reference=<script>",
])("the query %j changes nothing", (query) => {
  expect(fillPage(field + place, query)).toBe(field + place);
});

test("a field that has a value, and any other field, are left alone", () => {
  const others = '<input data-query="token" value="kept"><input name="email" value="">';
  expect(fillPage(others, `token=${token}`)).toBe(others);
});
