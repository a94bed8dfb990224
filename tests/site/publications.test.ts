import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { toString as plainText } from "mdast-util-to-string";
import { type HTMLElement, parse } from "node-html-parser";
import { expect, test } from "vitest";
import { formatSize } from "#app/i18n/format.ts";
import { byListedDay, readPublications } from "#builder/publications/read.ts";
import { site } from "#content/site.ts";
import { type CatalogueEntry, feedPath, listPath, pdfPath } from "#core/catalogue.ts";
import { languages } from "#core/languages.ts";
import { pathTo } from "#core/paths.ts";
import { builtFiles, builtPageAt, builtPages, readBuilt } from "./built-site.ts";
import { scriptsOf } from "./page-references.ts";

const publications = readPublications();
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

test.each(languages)(
  "the list in %s has every publication, to read and to download",
  (language) => {
    const rows = builtPageAt(pathTo("publications", language))?.root.querySelectorAll(
      ".publications > ol > li",
    );
    const entries = byListedDay(publications.map((publication) => publication.entries[language]));
    expect(rows?.map((row) => row.querySelector("h3")?.text)).toEqual(
      entries.map(({ title }) => title),
    );
    entries.forEach((entry, index) => {
      const { slug, pdf } = entry;
      const row = rows?.[index];
      const file = pdf?.path ?? "";
      const { size } = statSync(join("build/client", file));
      const hrefs = row?.querySelectorAll("a").map((link) => link.getAttribute("href"));
      expect.soft(hrefs).toEqual([pathTo("publication", language).replace(":slug", slug), file]);
      const words = row?.querySelector(".download-format")?.text;
      expect.soft(words).toContain(formatSize(size, language));
      expect.soft(words).toMatch(new RegExp(`\\s${pdf?.pages}\\s`));
    });
  },
);

test.each(languages)("every reading view in %s shows the checksum of its file", (language) => {
  for (const { slug } of publications) {
    const path = pathTo("publication", language).replace(":slug", slug);
    const file = readFileSync(join("build/client", pdfPath(slug, language)));
    const shown = builtPageAt(path)?.root.querySelector(".publication-file code")?.text;
    expect.soft(shown, path).toBe(createHash("sha256").update(file).digest("hex"));
  }
});

test("no script brings a text, and none of a public page what draws it: both are in the page already", () => {
  const scripts = builtFiles.filter((file) => /^assets\/.*\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(20);
  const sentences = ["content/publications"];
  for (const { slug, texts } of publications) {
    for (const language of languages) {
      const sentence = plainText(texts[language].notes[0]?.words);
      const path = pathTo("publication", language).replace(":slug", slug);
      expect.soft(builtPageAt(path)?.root.text).toContain(sentence);
      sentences.push(sentence);
    }
  }
  // At the desk letters are written, and drawn as one writes.
  const ofPublic = new Set(
    builtPages.filter(({ address }) => address.page.id !== "desk").flatMap(scriptsOf),
  );
  for (const script of scripts) {
    const code = readBuilt(script);
    const drawing = ofPublic.has(script) ? ["footnoteReference", "renderToStaticMarkup"] : [];
    const found = [...sentences, ...drawing].filter((words) => code.includes(words));
    expect.soft(found, script).toEqual([]);
  }
});

test.each(languages)("every reading view in %s tells search engines of its file", (language) => {
  for (const { slug, entries } of publications) {
    const path = pathTo("publication", language).replace(":slug", slug);
    const data = builtPageAt(path)?.root.querySelector('script[type="application/ld+json"]');
    const { title, published, pdf } = entries[language];
    const report = {
      "@type": "Report",
      headline: title,
      inLanguage: language,
      datePublished: published,
      encoding: {
        contentUrl: site.origin + entries[language].pdf?.path,
        sha256: pdf?.sha256,
      },
    };
    const things = JSON.parse(data?.rawText ?? "{}")["@graph"];
    expect(things).toContainEqual(
      expect.objectContaining({
        ...report,
        encoding: expect.objectContaining(report.encoding),
      }),
    );
  }
});

test.each(languages)(
  "the list that pages in %s fetch announces the files that are there",
  (language) => {
    const list: { publications: CatalogueEntry[] } = JSON.parse(readBuilt(listPath(language)));
    expect(list.publications.map(({ slug }) => slug)).toEqual(publications.map(({ slug }) => slug));
    for (const { slug, pdf } of list.publications) {
      expect.soft(statSync(join("build/client", pdfPath(slug, language))).size).toBe(pdf?.bytes);
    }
  },
);

// RFC 4287, section 4.1.
test.each(languages)("the feed in %s is Atom: well formed, with what it must have", (language) => {
  const xml = readBuilt(feedPath(language));
  expect(faultIn(xml)).toBeUndefined();
  const feed = parse(xml).querySelector("feed");
  expect(feed?.getAttribute("xmlns")).toBe("http://www.w3.org/2005/Atom");
  expect(feed?.getAttribute("xml:lang")).toBe(language);
  const entries = feed?.querySelectorAll("entry") ?? [];
  expect(entries).toHaveLength(publications.length);
  for (const part of [feed, ...entries]) {
    for (const name of ["id", "title", "updated"]) expect.soft(own(part, name)).toHaveLength(1);
    expect.soft(own(part, "updated")[0]?.text).toMatch(instant);
    expect.soft(own(part, "id")[0]?.text).toMatch(/^https:\/\//);
  }
  expect(own(feed, "author")[0]?.querySelector("name")?.text).toBe(site.name);
  expect(links(feed, "self")).toEqual([site.origin + feedPath(language)]);
  expect(new Set(entries.map((entry) => own(entry, "id")[0]?.text)).size).toBe(entries.length);
  const newest = entries
    .map((entry) => own(entry, "updated")[0]?.text ?? "")
    .sort()
    .at(-1);
  expect(own(feed, "updated")[0]?.text).toBe(newest);
});

test.each(languages)("every link in the feed in %s leads to what is there", (language) => {
  const feed = parse(readBuilt(feedPath(language))).querySelector("feed");
  expect(links(feed, "alternate")).toEqual([site.origin + pathTo("publications", language)]);
  for (const entry of feed?.querySelectorAll("entry") ?? []) {
    const [read = ""] = links(entry, "alternate");
    const page = builtPageAt(new URL(read).pathname);
    expect.soft(page?.address.language, read).toBe(language);
    expect.soft(page?.root.querySelector("h1")?.text).toBe(own(entry, "title")[0]?.text);
    const [file = ""] = links(entry, "enclosure");
    const bytes = statSync(join("build/client", new URL(file).pathname)).size;
    const announced = entry.querySelector("link[rel=enclosure]")?.getAttribute("length");
    expect.soft(announced, file).toBe(String(bytes));
  }
});

test.each(languages)("the list in %s names its feed", (language) => {
  const page = builtPageAt(pathTo("publications", language));
  const link = page?.root.querySelector('head > link[type="application/atom+xml"]');
  expect(link?.getAttribute("href")).toBe(feedPath(language));
});

function own(part: HTMLElement | null | undefined, name: string): HTMLElement[] {
  return part?.children.filter(({ rawTagName }) => rawTagName === name) ?? [];
}

function links(part: HTMLElement | null | undefined, rel: string): (string | undefined)[] {
  return own(part, "link")
    .filter((link) => link.getAttribute("rel") === rel)
    .map((link) => link.getAttribute("href"));
}

/** What is wrong with a piece of XML as simple as a feed: our HTML parser would forgive it. */
function faultIn(xml: string): string | undefined {
  const text = `(?:[^<&"]|&(?:amp|lt|gt|quot|apos);)*`;
  const token = new RegExp(String.raw`<(/?)([\w:]+)((?:\s+[\w:]+="${text}")*)\s*(/?)>`, "g");
  const body = xml.replace(/^<\?xml version="1\.0" encoding="utf-8"\?>\n/, "");
  const open: string[] = [];
  for (const [tag, closing, name = "", , empty] of body.matchAll(token)) {
    if (!closing && !empty) open.push(name);
    else if (closing && open.pop() !== name) return `${tag} closes something else.`;
  }
  if (open.length > 0) return `${open.join()} is not closed.`;
  return /<|&(?!(?:amp|lt|gt|quot|apos);)/.exec(body.replace(token, ""))?.[0];
}
