import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { commitments } from "#content/commitments.ts";
import { fees } from "#content/fees.ts";
import { people } from "#content/people.ts";
import type { Change } from "#core/texts/revision.ts";
import { exportChanges } from "./export.ts";
import { readSource, textAt } from "./words.ts";
import { withRecord, withTextAt } from "./write-back.ts";

function copyOfSources(): string {
  const root = mkdtempSync(join(tmpdir(), "sources-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of [
    "app/site/pages/who-we-are",
    "app/site/pages/contact",
    "app/site/layout",
    "core",
  ]) {
    cpSync(folder, join(root, folder), { recursive: true });
  }
  for (const file of [
    "people",
    "vacancies",
    "news",
    "fees",
    "commitments",
    "site",
    "worked-example",
  ]) {
    cpSync(`content/${file}.ts`, join(root, `content/${file}.ts`));
  }
  return root;
}

async function sentence(place: string, path: string, now: { en: string; fr: string }) {
  const [en, fr] = [await readSource(place, "en"), await readSource(place, "fr")];
  const was = { en: textAt(en, path) ?? "", fr: textAt(fr, path) ?? "" };
  return { place, path, was, now } satisfies Change;
}

test("what is exported is what the build then says, text by text", async () => {
  const root = copyOfSources();
  const now = {
    en: "It’s “ours”, {{count}} \\ times.",
    fr: "« Nôtre »\u202f: {{count}}\u00a0fois.",
  };
  const changes = [
    await sentence("who-we-are", "vision.text.0", now),
    await sentence("who-we-are", "title", now),
    await sentence("who-we-are", "people.languages.en", now),
    await sentence("contact", "meta.title", now),
  ];
  expect(exportChanges(changes, root)).toEqual({ written: 4, left: [] });
  for (const { place, path } of changes) {
    for (const language of ["en", "fr"] as const) {
      expect(textAt(await readSource(place, language, root), path)).toBe(now[language]);
    }
  }
  // All else stands as it was typed.
  const [before, after] = await Promise.all([
    readSource("who-we-are", "en"),
    readSource("who-we-are", "en", root),
  ]);
  expect(textAt(after, "vision.text.1")).toBe(textAt(before, "vision.text.1"));
  expect(textAt(after, "lede")).toBe(textAt(before, "lede"));
});

test("a person is added, changed and taken off, and the others stay", async () => {
  const root = copyOfSources();
  const [first, second] = people;
  const last = people[people.length - 1] as (typeof people)[number];
  const added = { ...first, id: "new", name: "Jeanne Nouvelle" };
  const changed = { ...second, name: "Claude Autrement" };
  exportChanges(
    [
      { place: "people", path: "new", was: null, now: added },
      { place: "people", path: second.id, was: second, now: changed },
      { place: "people", path: last.id, was: last, now: null },
    ],
    root,
  );
  const written = await import(join(root, "content/people.ts"));
  expect(written.people).toEqual([first, changed, ...people.slice(2, -1), added]);
});

test("the slogan, fees and commitments are written back, and the others stay", async () => {
  const root = copyOfSources();
  const slogan = await sentence("layout", "slogan", { en: "One course.", fr: "Un cap." });
  const [advisory, ...otherFees] = fees;
  const [integration, ...otherCommitments] = commitments;
  const fee = { ...advisory, least: 50_000 };
  const commitment = { ...integration, signed: 40 };
  const exported = exportChanges(
    [
      slogan,
      { place: "fees", path: "advisory", was: advisory ?? null, now: fee },
      { place: "commitments", path: "esg-integration", was: integration ?? null, now: commitment },
    ],
    root,
  );
  expect(exported).toEqual({ written: 3, left: [] });
  expect(textAt(await readSource("layout", "fr", root), "slogan")).toBe("Un cap.");
  const written = await import(join(root, "content/fees.ts"));
  expect(written.fees).toEqual([fee, ...otherFees]);
  expect((await import(join(root, "content/commitments.ts"))).commitments).toEqual([
    commitment,
    ...otherCommitments,
  ]);
});

test("what has no place any more is named and left, in both languages", async () => {
  const root = copyOfSources();
  const gone = await sentence("who-we-are", "no.such.text", { en: "A", fr: "B" });
  const page = { ...gone, place: "no-such-page" };
  const { written, left } = exportChanges([gone, page], root);
  expect([written, left.map(({ change }) => change)]).toEqual([0, [gone, page]]);
});

test("news comes first, and a text that is put together is not taken apart", () => {
  const source = 'export const news: readonly News[] = [\n  { slug: "a" },\n];';
  expect(withRecord(source, "news", "b", { slug: "b" })).toBe(
    'export const news: readonly News[] = [\n{"slug":"b"},\n  { slug: "a" },\n];',
  );
  const joined = ["export default { a: `x $", "{y}` };"].join("");
  expect(() => withTextAt(joined, "a", "b")).toThrow("put together");
});
