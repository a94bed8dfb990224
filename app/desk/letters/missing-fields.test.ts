import { expect, test } from "vitest";
import { missingFields } from "./missing-fields.ts";

const empty = { title: "", summary: "", body: "" };

test("an empty title is marked once the text is begun, or the other language has one", () => {
  const begun = { en: { ...empty, body: "Rates fell." }, fr: empty };
  expect(missingFields(begun, "en")).toEqual({ title: true, summary: true });
  expect(missingFields(begun, "fr")).toEqual({ title: false, summary: false });
  const named = { en: { ...empty, title: " " }, fr: { ...empty, title: "Une lettre" } };
  expect(missingFields(named, "en")).toEqual({ title: true, summary: false });
  expect(missingFields(named, "fr")).toEqual({ title: false, summary: false });
});

test("nothing is marked in a letter that was only opened", () => {
  expect(missingFields({ en: empty, fr: empty }, "en")).toEqual({ title: false, summary: false });
});
