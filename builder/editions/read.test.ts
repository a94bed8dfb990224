import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { allEditions } from "#content/legal/all-editions.ts";
import { editionTexts, pathOfText } from "#core/edition-texts.ts";
import { editionFile, editionOn } from "#core/editions.ts";
import { languages } from "#core/languages.ts";
import { pageById } from "#core/pages.ts";
import { keepOfDesk } from "./of-desk.ts";
import { readEditions } from "./read.ts";
import { daysToCome, pathsBelow, shownAt } from "./shown.ts";

test.each(editionTexts)("the editions of %s are what was frozen, in both languages", (text) => {
  const editions = readEditions(text);
  const { editions: listed } = allEditions[text];
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

test.each(editionTexts)(
  "on any day since the first, exactly one edition of %s is in force",
  (text) => {
    const editions = readEditions(text);
    const path = pathOfText(text);
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
      // Each reading takes a while: around the days on which something changes.
      if (editions.some(({ from }) => Math.abs(Date.parse(from) - at) <= 86_400_000)) {
        expect(shownAt(path, day)?.edition).toBe(found);
      }
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
  expect(pathsBelow("privacy")).toContain(both);
  for (const wrong of ["9.9", "404", `${newest?.version}-${before?.version}`, "2.0-", "a-b-c"]) {
    expect(shownAt(`${path}/${wrong}`, day)).toBeUndefined();
  }
  expect(daysToCome(day)).toContain(newest?.from);
});

test("what the desk announced is among them, and what it took back never applies", () => {
  const folder = mkdtempSync(join(tmpdir(), "editions-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
    vi.unstubAllEnvs();
  });
  vi.stubEnv("EDITIONS_FILE", join(folder, "editions.json"));
  const [newest, older] = readEditions("privacy");
  if (!newest || !older) throw new Error("There are not two editions of the privacy notice.");
  const of = (version: string, from: string) => {
    const file = editionFile({ ...newest, version, from });
    return { text: "privacy", version, file };
  };
  keepOfDesk([
    { ...of("8.0", "2090-01-01"), withdrawn: null },
    { ...of("9.0", "2090-02-01"), withdrawn: "2089-12-01" },
    // The program has another for that day: the one that was announced stays.
    { ...of("7.0", newest.from), withdrawn: null },
    { text: "privacy", version: older.version, file: null, withdrawn: "2020-01-01" },
  ]);
  const day = (at: string) => shownAt(pageById("privacy").path, at);
  expect(day("2090-03-01")?.edition.version).toBe("8.0");
  expect(day(newest.from)).toMatchObject({ edition: { version: "7.0" }, next: { version: "8.0" } });
  expect(day("2089-12-31")?.editions.map(({ version }) => version)).not.toContain(newest.version);
  expect(shownAt(`${pageById("privacy").path}/9.0`, "2090-03-01")?.edition.withdrawn).toBe(
    "2089-12-01",
  );
  expect(daysToCome("2089-01-01")).toEqual(["2090-01-01"]);
  expect(editionOn(readEditions("privacy"), older.from)?.version).not.toBe(older.version);
});
