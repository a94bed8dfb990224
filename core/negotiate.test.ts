import { expect, test } from "vitest";
import { negotiateLanguage, readAcceptLanguage } from "./negotiate.ts";

test.each([
  { hints: { query: "fr", stored: "en", browser: ["en"] }, language: "fr", why: "a link's word" },
  { hints: { query: "en", stored: "fr", browser: ["fr"] }, language: "en", why: "a link's word" },
  { hints: { stored: "fr", browser: ["en"] }, language: "fr", why: "the stored choice" },
  { hints: { stored: "en", browser: ["fr"] }, language: "en", why: "the stored choice" },
  { hints: { browser: ["fr", "en"] }, language: "fr", why: "the browser" },
  { hints: { browser: ["en", "fr"] }, language: "en", why: "the browser" },
  { hints: { browser: [] }, language: "en", why: "no hint at all" },
])("$why decides for $language in $hints", ({ hints, language }) => {
  expect(negotiateLanguage(hints)).toBe(language);
});

test.each([
  { hints: { query: "de", stored: "fr", browser: ["en"] }, language: "fr" },
  { hints: { query: "", stored: "fr", browser: [] }, language: "fr" },
  { hints: { query: null, stored: "klingon", browser: ["fr"] }, language: "fr" },
  { hints: { query: "frisian", stored: "", browser: ["en"] }, language: "en" },
  { hints: { browser: ["de", "lb", "fr-LU", "en"] }, language: "fr" },
  { hints: { browser: ["de", "*"] }, language: "en" },
  { hints: { browser: ["fy", "fry", "frr"] }, language: "en" },
])("what we do not speak is passed over in $hints", ({ hints, language }) => {
  expect(negotiateLanguage(hints)).toBe(language);
});

test.each(["fr", "FR", "fr-CA", "fr_FR", "Fr-Latn-LU", " fr "])("%j is French", (tag) => {
  expect(negotiateLanguage({ query: tag, browser: [] })).toBe("fr");
  expect(negotiateLanguage({ stored: tag, browser: [] })).toBe("fr");
  expect(negotiateLanguage({ browser: [tag] })).toBe("fr");
});

test.each([
  { header: undefined, tags: [] },
  { header: "", tags: [] },
  { header: "fr", tags: ["fr"] },
  { header: "fr-FR,fr;q=0.9,en;q=0.8", tags: ["fr-FR", "fr", "en"] },
  { header: "en;q=0.2, fr;q=0.7, de", tags: ["de", "fr", "en"] },
  { header: "en ; q=0.5 , fr ; q=0.6", tags: ["fr", "en"] },
  { header: "en, fr", tags: ["en", "fr"] },
  { header: "fr;q=0, en;q=0.1", tags: ["en"] },
  { header: "fr;q=0.000, en", tags: ["en"] },
  { header: "fr;q=.5, en;q=0.4", tags: ["fr", "en"] },
  { header: "fr;q=1.2.3, en", tags: ["en"] },
  { header: " , ,;q=1,en", tags: ["en"] },
])("Accept-Language $header asks for $tags", ({ header, tags }) => {
  expect(readAcceptLanguage(header)).toEqual(tags);
});

test("the weight's name may be in upper case, as RFC 9110 lets any parameter be", () => {
  expect(readAcceptLanguage("fr;Q=0, en;Q=0.5, de;Q=0.8")).toEqual(["de", "en"]);
});

test("an endless Accept-Language is only read at its beginning", () => {
  const tags = readAcceptLanguage(`fr,${"x,".repeat(100_000)}en`);
  expect(tags[0]).toBe("fr");
  expect(tags.length).toBeLessThan(500);
  expect(tags).not.toContain("en");
});
