import { expect, test } from "vitest";
import type { StandingSentence } from "./entries.ts";
import { sectionsOf, sectionsWith } from "./sections.ts";

const sentence = (path: string, text: string, place = "who-we-are"): StandingSentence => ({
  place,
  path,
  was: { en: text, fr: text },
  stands: { en: text, fr: text },
  at: ["/who-we-are"],
  ours: false,
  scheduled: null,
});

test("texts stand under the heading under which a reader sees them", () => {
  const sections = sectionsOf(
    [
      sentence("meta.title", "Who we are"),
      sentence("title", "One firm, two cities"),
      sentence("lede", "We advise families."),
      sentence("about.title", "{{count}} people, two banks"),
      sentence("vision.title", "Vision"),
      sentence("vision.text.0", "A first paragraph."),
      sentence("title", "By post", "newsletter"),
    ],
    "en",
  );
  expect(sections.map(({ heading, isMeta, texts }) => [heading, isMeta, texts.length])).toEqual([
    [undefined, true, 1],
    ["One firm, two cities", false, 2],
    ["… people, two banks", false, 1],
    ["Vision", false, 2],
    ["By post", false, 1],
  ]);
});

test("words of a heading find all that stands under it, other words their text alone", () => {
  const page = [
    sentence("meta.title", "Our vision, for search engines"),
    sentence("vision.title", "Our vision"),
    sentence("vision.text.0", "A first paragraph."),
    sentence("vision.text.1", "A second one."),
    sentence("values.0.text", "Sobriety."),
  ];
  const found = (words: string) =>
    sectionsWith(words, page, "en").map(({ texts }) => texts.map(({ path }) => path));
  expect(found("our Vision")).toEqual([
    ["meta.title"],
    ["vision.title", "vision.text.0", "vision.text.1"],
  ]);
  expect(found("second")).toEqual([["vision.text.1"]]);
  expect(found("nowhere")).toEqual([]);
  expect(found("")).toHaveLength(3);
});
