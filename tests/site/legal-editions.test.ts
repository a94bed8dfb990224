/** What the built pages of legal texts and policies show, and the archive beside them. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { editionAddresses, fileOf } from "#builder/addresses.ts";
import { allEditions } from "#content/legal/all-editions.ts";
import { type EditionTextId, editionTexts, pathOfText } from "#core/edition-texts.ts";
import { editionListPath, editionOn, editionPdfPath } from "#core/editions.ts";
import { type Language, languages } from "#core/languages.ts";
import { textAt } from "#core/pages.ts";
import { localisePath, readPath } from "#core/paths.ts";
import { builtFiles, builtPageAt, readBuilt } from "./built-site.ts";

const built = (path: string) => parse(readBuilt(fileOf(path)));
const own = (text: EditionTextId, language: Language) => localisePath(pathOfText(text), language);
const textOf = (path: string) => textAt(readPath(path).path) as EditionTextId;
const sitemap = readBuilt("sitemap.xml");

/** What begins after the day of the build, which may be yesterday's, has a folder of its own. */
const drawnAhead = existsSync("build/editions") ? readdirSync("build/editions") : [];
const begun = editionTexts
  .flatMap((text) => allEditions[text].editions.map(({ from }) => from))
  .filter((day) => !drawnAhead.includes(day));
const dayOfBuild = begun.sort().at(-1) ?? "";

test.each(editionTexts)(
  "%s shows the edition in force, announces the next, and has no band",
  (page) => {
    const { editions } = allEditions[page];
    const current = editionOn(editions, dayOfBuild);
    const next = editions.findLast(({ from }) => from > (current?.from ?? ""));
    for (const language of languages) {
      const root = builtPageAt(own(page, language))?.root;
      expect(root?.querySelector(".legal-imprint dd")?.text).toBe(current?.version);
      expect(root?.querySelector(".edition-band")).toBeNull();
      const coming = root?.querySelector(".edition-next a")?.getAttribute("href");
      expect(coming).toBe(next && `${own(page, language)}/${next.version}`);
    }
  },
);

test("an edition that is not in force wears a band, and only it and comparisons are kept from search engines", () => {
  for (const { language, path } of editionAddresses) {
    const root = built(path);
    const text = textOf(path);
    const { editions } = allEditions[text];
    const inForce = path.endsWith(`/${editionOn(editions, dayOfBuild)?.version}`);
    expect.soft(Boolean(root.querySelector(".edition-band")), path).toBe(!inForce);
    const robots = root.querySelector('meta[name="robots"]')?.getAttribute("content");
    expect.soft(robots, path).toBe(inForce ? undefined : "noindex");
    const canonical = root.querySelector('link[rel="canonical"]')?.getAttribute("href");
    const address = inForce ? own(text, language) : path;
    expect.soft(canonical?.endsWith(address), path).toBe(true);
    expect.soft(root.querySelectorAll("h1"), path).toHaveLength(1);
    expect(sitemap).not.toContain(`${path}<`);
  }
});

test("whoever sees no colour and no line is told what was removed and what was added", () => {
  const compared = editionAddresses.filter(({ path }) => /\d-\d/.test(path));
  expect(compared.length).toBeGreaterThan(8);
  for (const { language, path } of compared) {
    const [removed, added] = language === "fr" ? ["retiré", "ajouté"] : ["removed:", "added:"];
    const root = built(path);
    const marks = root.querySelectorAll("del, ins");
    expect(marks.length, path).toBeGreaterThan(0);
    for (const mark of marks) {
      const said = mark.querySelectorAll(".sr-only").map(({ text }) => text);
      expect(said[0]).toContain(mark.tagName === "DEL" ? removed : added);
      expect(said).toHaveLength(2);
    }
    const listed = root
      .querySelectorAll("#changes-title + ul a")
      .map((a) => a.getAttribute("href"));
    expect(listed.length).toBeGreaterThan(0);
    for (const href of listed) expect(root.querySelector(String(href)), path).not.toBeNull();
  }
});

test.each(editionTexts)(
  "the file of each edition of %s has the hash that the ledger is given",
  (page) => {
    const { editions } = allEditions[page];
    const list = JSON.parse(readBuilt(editionListPath(page).slice(1)));
    expect(list.editions.map(({ version }: { version: string }) => version)).toEqual(
      editions.map(({ version }) => version),
    );
    for (const { version, hash } of editions) {
      const bytes = readFileSync(`build/client/editions/${page}/${version}.json`);
      expect(createHash("sha256").update(bytes).digest("hex")).toBe(hash);
      const { en, fr } = JSON.parse(bytes.toString("utf8"));
      for (const { body } of [en, fr]) expect(body.length).toBeGreaterThan(1000);
    }
  },
);

test("each edition offers its PDF, with its size, in the language of the page", () => {
  for (const { language, path } of editionAddresses) {
    const version = path.split("/").at(-1) ?? "";
    if (version.includes("-")) continue;
    const pdf = editionPdfPath(textOf(path), version, language);
    const offered = built(path).querySelector(".edition-pdf");
    expect.soft(offered?.querySelector("a")?.getAttribute("href"), path).toBe(pdf);
    expect.soft(offered?.text, path).toMatch(language === "fr" ? /\d\sko$/ : /\d\skB$/);
    expect.soft(existsSync(join("build/client", pdf)), path).toBe(true);
  }
});

test("the pages of days to come are drawn ahead, and are not published", () => {
  expect(drawnAhead.every((day) => day > dayOfBuild)).toBe(true);
  for (const page of editionTexts) {
    const { editions } = allEditions[page];
    const current = editionOn(editions, dayOfBuild)?.from ?? "";
    for (const { version, from } of editions.filter((one) => one.from > current)) {
      for (const language of languages) {
        const file = `build/editions/${from}/${fileOf(own(page, language))}`;
        const root = parse(readFileSync(file, "utf8"));
        expect(root.querySelector(".legal-imprint dd")?.text).toBe(version);
        expect(existsSync(`${file}.br`)).toBe(true);
      }
    }
  }
  expect(builtFiles.filter((file) => /^\d{4}-/.test(file))).toEqual([]);
});
