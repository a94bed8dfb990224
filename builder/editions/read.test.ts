import { expect, test } from "vitest";
import { type LegalText, legalPages, legalTexts } from "#content/legal/editions.ts";
import { editionOn } from "#core/editions.ts";
import { languages } from "#core/languages.ts";
import { readEditions } from "./read.ts";
import { daysToCome, pathsBelow, shownAt } from "./shown.ts";

test.each(legalPages)("the editions of %s are what was frozen, in both languages", (text) => {
  const editions = readEditions(text);
  const { editions: listed }: LegalText = legalTexts[text];
  // Where this fails, a frozen text was changed: a change is another edition. The hash of one that
  // does not apply yet may be written anew.
  expect(editions.map(({ version, hash }) => `${version} ${hash}`)).toEqual(
    listed.map(({ version, hash }) => `${version} ${hash}`),
  );
  for (const { texts, titles } of editions) {
    for (const language of languages) {
      expect(texts[language].chapters.length).toBeGreaterThan(4);
      expect(titles[language].title).not.toBe("");
    }
    const ids = languages.map((language) => texts[language].chapters.map(({ id }) => id));
    expect(ids[0]).toEqual(ids[1]);
  }
});

test.each(legalPages)(
  "on any day since the first, exactly one edition of %s is in force",
  (text) => {
    const editions = readEditions(text);
    const path = text === "privacy" ? "/confidentialite" : undefined;
    const first = editions.at(-1)?.from ?? "";
    const last = editions[0]?.from ?? "";
    expect(new Set(editions.map(({ from }) => from)).size).toBe(editions.length);
    for (let at = Date.parse(first); at <= Date.parse(last) + 86_400_000; at += 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10);
      const found = editionOn(editions, day);
      const held = editions.filter(({ from }, place) => {
        const next = editions[place - 1];
        return from <= day && (!next || day < next.from);
      });
      expect(held).toEqual([found]);
      if (path) expect(shownAt(path, day)?.edition).toBe(found);
    }
    expect(editionOn(editions, "2000-01-01")).toBeUndefined();
  },
);

test("each edition has an address, and each two of a text one for both", () => {
  const [newest, before] = readEditions("privacy");
  const path = "/confidentialite";
  const day = before?.from;
  expect(shownAt(path, day)).toMatchObject({ undated: true, edition: before, next: newest });
  expect(shownAt(`${path}/${newest?.version}`, day)).toMatchObject({ edition: newest });
  const both = `${path}/${before?.version}-${newest?.version}`;
  expect(shownAt(both, day)).toMatchObject({ edition: newest, older: before });
  expect(pathsBelow("privacy", path)).toContain(both);
  for (const wrong of ["9.9", "404", `${newest?.version}-${before?.version}`, "2.0-", "a-b-c"]) {
    expect(shownAt(`${path}/${wrong}`, day)).toBeUndefined();
  }
  expect(daysToCome(day).at(-1)).toBe(newest?.from);
});
