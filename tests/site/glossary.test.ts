import { expect, test } from "vitest";
import { terms } from "#content/glossary/terms.ts";
import { foundPages } from "./built-site.ts";

const glossaries = foundPages.filter(({ address }) => address.page.id === "glossary");

test("the glossary holds every term, each with its anchor, before any script runs", () => {
  expect(glossaries).toHaveLength(2);
  for (const { root, address } of glossaries) {
    const entries = root.querySelectorAll("main dl > div[id]:not([hidden])");
    const ids = entries.map(({ id }) => id);
    expect(ids.toSorted(), address.path).toEqual(terms.map(({ id }) => id).toSorted());
  }
});

test("a page explains a term once, and says what it means", () => {
  const explained = foundPages.flatMap(({ root, address }) => {
    const links = root.querySelectorAll("a.term[aria-describedby]");
    const targets = links.map((link) => link.getAttribute("href"));
    expect.soft(new Set(targets).size, address.path).toBe(targets.length);
    for (const link of links) {
      const note = root.getElementById(link.getAttribute("aria-describedby") ?? "");
      const id = link.getAttribute("href")?.split("#")[1];
      const term = terms.find((candidate) => candidate.id === id);
      expect.soft(note?.text, address.path).toContain(term?.term[address.language]);
    }
    return targets;
  });
  expect(new Set(explained).size).toBeGreaterThan(20);
});
