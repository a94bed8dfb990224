import { expect, test } from "vitest";
import type { PageEntry } from "#core/acts/pages.ts";
import { isFresh, isToCome, mergeEntries, withEntry } from "./entries.ts";

const entry = (path: string, now: string): PageEntry => ({
  place: "who-we-are",
  path,
  was: { en: "Was", fr: "Était" },
  stood: { en: "Was", fr: "Était" },
  now: { en: now, fr: `${now} (fr)` },
  alone: null,
});

test("what two wrote on different texts is put together, whoever saves last", () => {
  const base = [entry("a", "A"), entry("b", "B")];
  const mine = [entry("a", "Mine"), entry("b", "B"), entry("mine", "New")];
  const theirs = [entry("a", "A"), entry("b", "Theirs"), entry("theirs", "Other")];
  const { entries, conflicts } = mergeEntries(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(entries.toSorted((one, other) => (one.path < other.path ? -1 : 1))).toEqual([
    entry("a", "Mine"),
    entry("b", "Theirs"),
    entry("mine", "New"),
    entry("theirs", "Other"),
  ]);
});

test("of a text that both wrote, mine is kept and theirs is named", () => {
  const { entries, conflicts } = mergeEntries(
    [entry("a", "A")],
    [entry("a", "Mine")],
    [entry("a", "Theirs")],
  );
  expect(entries).toEqual([entry("a", "Mine")]);
  expect(conflicts).toEqual([entry("a", "Theirs")]);
});

test("what one left out and the other never touched stays left out", () => {
  const base = [entry("a", "A"), entry("b", "B")];
  expect(mergeEntries(base, [entry("b", "B")], base).entries).toEqual([entry("b", "B")]);
  expect(mergeEntries(base, base, [entry("a", "A")]).entries).toEqual([entry("a", "A")]);
});

test("a text is written in its place, or left out", () => {
  const list = [entry("a", "A"), entry("b", "B")];
  expect(withEntry(list, entry("a", ""), entry("a", "New"))[0]).toEqual(entry("a", "New"));
  expect(withEntry(list, entry("a", ""), undefined)).toEqual([entry("b", "B")]);
  expect(withEntry(list, entry("c", ""), entry("c", "C"))).toHaveLength(3);
});

test("a change is to come, then being drawn, then on the site", () => {
  const states = [120, 20, -30, -90].map((seconds) => {
    const at = new Date(Date.now() + seconds * 1000).toISOString();
    return isToCome(at) ? "to come" : isFresh(at) ? "being drawn" : "on the site";
  });
  expect(states).toEqual(["to come", "being drawn", "being drawn", "on the site"]);
});
