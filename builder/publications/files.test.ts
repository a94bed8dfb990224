import { expect, test } from "vitest";
import { feedFile } from "./files.ts";
import { readPublications } from "./read.ts";

test("the feed has every document, newest first, and escapes what it says", () => {
  const publications = readPublications();
  const feed = feedFile(publications, "fr");
  const dates = [...feed.matchAll(/<published>(.*?)</g)].map(([, date = ""]) => date);
  expect(dates).toHaveLength(publications.length);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(feed).not.toMatch(/&(?!amp;|lt;|gt;)/);
});
