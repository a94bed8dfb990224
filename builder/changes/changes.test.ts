import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { demonstration, site } from "#content/site.ts";
import type { Change, ChangedText } from "#core/texts/revision.ts";
import { changeableTexts } from "./changeable.ts";
import { makeContent } from "./content.ts";
import { changedContents, keepBuilt } from "./draw.ts";
import { readCommitment, readFee } from "./figures.ts";
import { readMark } from "./mark.ts";
import { keepChanges, readChanges } from "./of-desk.ts";
import { readNews, readPeople } from "./records.ts";
import { soundChanges } from "./sound.ts";
import { readSource, readWords, textAt } from "./words.ts";

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), "changes-"));
  process.env.CHANGES_FILE = join(folder, "changes.json");
  onTestFinished(() => {
    delete process.env.CHANGES_FILE;
    globalThis.drawnContents = undefined;
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

async function changeOf(place: string, path: string, more: object = {}) {
  const was = {
    en: textAt(await readSource(place, "en"), path) ?? "",
    fr: textAt(await readSource(place, "fr"), path) ?? "",
  };
  return { place, path, was, now: { en: "Now !", fr: "Maintenant !" }, ...more } as Change;
}

const person = {
  id: "dupont",
  name: "Jeanne Dupont",
  role: { en: "Partner", fr: "Associée" },
  team: "operations",
  office: "paris",
  languages: ["fr"],
  text: { en: "She keeps the books.", fr: "Elle tient les comptes." },
};

test("a sentence is changed where it stands, deep in a list too, and nothing else is", async () => {
  scratch();
  const path = "values.items.1.text";
  const page = "who-we-are";
  const before = await readWords(page, "en");
  const deep = (await changeableTexts()).texts.find(
    (text) => text.place === page && /\.\d+\./.test(text.path),
  );
  keepChanges([await changeOf(page, deep?.path ?? path)]);
  const after = await readWords(page, "en");
  expect(textAt(after, deep?.path ?? path)).toBe("Now !");
  expect(JSON.stringify(after).replace('"Now !"', JSON.stringify(deep?.en))).toBe(
    JSON.stringify(before),
  );
});

test("what cannot be drawn is left out with the reason, and the rest is kept", async () => {
  scratch();
  const sound = await changeOf("who-we-are", "vision.title");
  const { texts } = await changeableTexts();
  const filled = texts.find(({ en }) => /\{\{(?!firm)\w+\}\}/.test(en));
  const undrawn = await soundChanges([
    sound,
    await changeOf("who-we-are", "no.such.text"),
    await changeOf("who-we-are", "vision"),
    await changeOf("privacy", "meta.title"),
    await changeOf("consent", "title"),
    await changeOf(filled?.place ?? "", filled?.path ?? ""),
    { place: "people", path: "carvalhido", was: null, now: null },
    { place: "people", path: "dupont", was: null, now: { ...person, team: "none" } },
    { place: "people", path: "duponte", was: null, now: person },
    { place: "people", path: "dupont", was: null, now: person },
  ]);
  expect(undrawn.map(({ path, reason, detail }) => [path, reason, detail])).toEqual([
    ["carvalhido", "named-elsewhere", undefined],
    ["dupont", "record", "team"],
    ["duponte", "record", "slug"],
    ["no.such.text", "gone", undefined],
    ["vision", "gone", undefined],
    ["meta.title", "gone", undefined],
    ["title", "gone", undefined],
    [filled?.path, "placeholders", undefined],
  ]);
  expect(readChanges().map(({ path }) => path)).toEqual(["dupont", "vision.title"]);
});

test("records are added, changed and taken off", async () => {
  scratch();
  const [first, second] = readNews();
  keepChanges([
    { place: "people", path: "dupont", was: null, now: person },
    { place: "people", path: "steinfort", was: person, now: { ...person, id: "steinfort" } },
    { place: "news", path: first?.slug ?? "", was: first ?? null, now: null },
  ]);
  expect(readPeople().map(({ name }) => name)).toContain("Jeanne Dupont");
  expect(readPeople().at(-1)?.id).toBe("dupont");
  expect(readPeople().find(({ id }) => id === "steinfort")?.name).toBe("Jeanne Dupont");
  expect(readNews()[0]).toEqual(second);
});

test("the slogan is changed like any sentence, and all pages show it", async () => {
  scratch();
  const slogan = await changeOf("layout", "slogan");
  expect(await soundChanges([slogan])).toEqual([]);
  const { default: words } = await makeContent("layout", "fr");
  // Typeset as every text.
  expect(words).toMatchObject({ slogan: "Maintenant\u202f!" });
});

test("fees and commitments are changed whole, on the pages that show them, and only rightly", async () => {
  const folder = scratch();
  await keepBuilt(folder);
  const sale = readFee("sale");
  const gender = readCommitment("gender-diversity");
  const figures = (place: "fees" | "commitments", path: string, was: object, now: object | null) =>
    ({ place, path, was, now }) satisfies Change;
  const undrawn = await soundChanges([
    figures("fees", "sale", sale, { ...sale, least: 200_000 }),
    figures("commitments", gender.id, gender, { ...gender, headcount: 51 }),
    figures("fees", "advisory", readFee("advisory"), null),
    figures("fees", "other", sale, { ...sale, id: "other" }),
    figures("fees", "strategy", readFee("strategy"), { ...sale, id: "strategy" }),
    figures("fees", "private-equity", sale, { ...readFee("private-equity"), first: 4 }),
  ]);
  expect(undrawn.map(({ path, reason }) => [path, reason])).toEqual([
    ["advisory", "record"],
    ["other", "record"],
    ["strategy", "record"],
    ["private-equity", "record"],
  ]);
  expect(readFee("sale").least).toBe(200_000);
  expect(readFee("advisory").least).toBe(45_000);
  const { list } = await changedContents(folder);
  expect(Object.keys(list).toSorted()).toEqual(
    ["en", "fr"].flatMap((language) =>
      ["careers", "corporate-responsibility", "mergers-acquisitions"].map(
        (place) => `${language}/${place}`,
      ),
    ),
  );
});

test("after an update over fifty changed texts, all that has a place is drawn, and the rest is named", async () => {
  scratch();
  const { texts } = await changeableTexts();
  const own = texts.filter(({ place }) => place === "who-we-are" || place === "careers");
  const changes: ChangedText[] = own.slice(0, 50).map(({ place, path, en, fr }, n) => ({
    ...{ place, path },
    // Of every fifth, the program says something else than when it was changed.
    was: n % 5 === 0 ? { en: "Before", fr: "Avant" } : { en, fr },
    now: { en: `${en} Ours.`, fr: `${fr} Nôtre.` },
  }));
  const counted = texts.find(({ en }) => /\{\{(?!firm)\w+\}\}/.test(en));
  const [emptied, gone] = [
    await changeOf(counted?.place ?? "", counted?.path ?? ""),
    { ...(await changeOf("careers", "title")), place: "our-jobs" } as ChangedText,
  ];
  expect(changes).toHaveLength(50);
  const undrawn = await soundChanges([...changes, emptied, gone]);
  expect(undrawn).toEqual([
    { place: emptied.place, path: emptied.path, reason: "placeholders" },
    { place: "our-jobs", path: "title", reason: "gone" },
  ]);
  for (const { place, path, now } of changes) {
    for (const language of ["en", "fr"] as const) {
      expect(textAt(await readWords(place, language), path)).toBe(now[language]);
    }
  }
});

test("only the pages that show a change are touched, in its language; the frame is on all", async () => {
  const folder = scratch();
  await keepBuilt(folder);
  const nothing = await changedContents(folder);
  expect(nothing.list).toEqual({});
  const { addresses } = await import("../addresses.ts");
  const change = await changeOf("careers", "meta.title");
  const inFrench = { ...change, now: { ...change.was, fr: "Nous rejoindre !" } } as Change;
  keepChanges([inFrench]);
  const one = await changedContents(folder);
  // The sitemap shows every page's description alone.
  expect(Object.keys(one.list)).toEqual(["fr/careers"]);
  expect(addresses.filter(one.isTouched).map(({ path }) => path)).toEqual(["/fr/careers"]);
  const [file = ""] = one.files.values();
  // The narrow no-break space before the mark is set here, not at the desk.
  expect(one.modules.get(file)).toContain("Nous rejoindre\u202f!");
  keepChanges([await changeOf("layout", "unavailable.title")]);
  const all = await changedContents(folder);
  expect(addresses.every(all.isTouched)).toBe(true);
});

test("nothing that binds the firm may be changed, and what may says where it stands", async () => {
  const { texts } = await changeableTexts();
  const places = new Set(texts.map(({ place }) => place));
  for (const bound of ["privacy", "consent", "legal", "sustainable-investment-policy", "desk"]) {
    expect(places.has(bound), bound).toBe(false);
  }
  expect(texts.filter(({ en, fr, at }) => !en || !fr || at.length === 0)).toEqual([]);
  const frame = texts.filter(({ place }) => place === "layout");
  expect(frame.find(({ path }) => path === "menu")?.at).toEqual(["*"]);
  expect(frame.find(({ path }) => path === "slogan")?.at).toEqual(["*", "/who-we-are"]);
});

test("the mark of a demonstration goes once it is taken off, for as long as nothing is left", async () => {
  scratch();
  const off: Change = { place: "mark", path: "demonstration", was: null, now: { off: true } };
  expect(readMark([])).toEqual(demonstration);
  expect(await soundChanges([off])).toEqual([]);
  expect(readMark([])).toBeNull();
  expect(readMark([{ what: "name", such: site.name, file: "content/site.ts" }])).toEqual(
    demonstration,
  );
});
