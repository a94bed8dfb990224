import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { languages } from "#core/languages.ts";
import { isWorkplace } from "#core/pages.ts";
import {
  type BuiltPage,
  builtPageAt,
  builtPages,
  foundPages,
  notFoundPages,
  readBuilt,
} from "./built-site.ts";

const ogLocales = { en: "en_GB", fr: "fr_FR" };

test("every page declares its language", () => {
  for (const { root, address } of builtPages) {
    const language = root.querySelector("html")?.getAttribute("lang");
    expect.soft(language, address.path).toBe(address.language);
  }
});

test("every page has one title and one description", () => {
  for (const page of builtPages) {
    const { path } = page.address;
    expect.soft(titles(page), path).toEqual([expect.stringMatching(/\S/)]);
    expect.soft(descriptions(page), path).toEqual([expect.stringMatching(/\S/)]);
  }
});

test("where one works, and nowhere else, the head leads to the sign-in page", () => {
  for (const { root, address } of builtPages) {
    const leads = root.querySelectorAll("head script").some(({ text }) => text.includes("/login?"));
    expect.soft(leads, address.path).toBe(isWorkplace(address.page));
  }
});

test("no title is longer than search results show", () => {
  for (const page of builtPages) {
    expect.soft(titles(page).join().length, page.address.path).toBeLessThanOrEqual(70);
  }
});

test.each(languages)("no two pages in %s share a title or a description", (language) => {
  const ofLanguage = foundPages.filter(({ address }) => address.language === language);
  expect(repeated(ofLanguage.flatMap(titles))).toEqual([]);
  expect(repeated(ofLanguage.flatMap(descriptions))).toEqual([]);
});

test("every page is its own canonical address", () => {
  for (const page of foundPages) {
    expect.soft(canonicals(page), page.address.path).toEqual([absolute(page)]);
  }
});

test("every page names itself in both languages and for all others, once each", () => {
  for (const page of foundPages) {
    const { path, language } = page.address;
    const named = alternates(page);
    const hrefs = new Map(named);
    expect.soft(named.map(([tag]) => tag).sort(), path).toEqual(["en", "fr", "x-default"]);
    expect.soft(hrefs.get(language), path).toBe(absolute(page));
    expect.soft(hrefs.get("x-default"), path).toBe(hrefs.get("en"));
  }
});

test("every page is named back by its other language", () => {
  for (const page of foundPages) {
    const { path } = page.address;
    for (const [tag, href] of alternates(page)) {
      const other = builtPageAt(new URL(href).pathname);
      expect.soft(other?.address.language, path).toBe(tag === "x-default" ? "en" : tag);
      expect.soft(other?.address.page.id, path).toBe(page.address.page.id);
      expect.soft(other && alternates(other), path).toEqual(alternates(page));
    }
  }
});

test("every page can be shared with its own words, language and address", () => {
  for (const page of builtPages) {
    const { path, language } = page.address;
    const [title = ""] = properties(page, "og:title");
    expect.soft(title, path).toMatch(/\S/);
    expect.soft(titles(page)[0], path).toContain(title);
    expect.soft(properties(page, "og:description"), path).toEqual(descriptions(page));
    expect.soft(properties(page, "og:type"), path).toEqual(["website"]);
    expect.soft(properties(page, "og:locale"), path).toEqual([ogLocales[language]]);
    // A page that is not there has neither.
    expect.soft(properties(page, "og:url"), path).toEqual(canonicals(page));
  }
});

test("search engines are kept from the pages whose row says so, and from no other", () => {
  for (const page of builtPages) {
    const hidden = page.address.page.indexed === false;
    expect.soft(robots(page), page.address.path).toEqual(hidden ? ["noindex"] : []);
  }
});

test("a page that is not found claims no address and stays out of search", () => {
  for (const page of notFoundPages) {
    expect.soft(canonicals(page), page.address.path).toEqual([]);
    expect.soft(alternates(page), page.address.path).toEqual([]);
    expect.soft(robots(page), page.address.path).toEqual(["noindex"]);
  }
});

test("sitemap.xml lists the indexed pages, with the alternates of their heads", () => {
  const indexed = foundPages.filter((page) => robots(page).length === 0);
  const fromHeads = indexed.map((page) => ({ loc: absolute(page), links: alternates(page) }));
  expect(byLoc(sitemap())).toEqual(byLoc(fromHeads));
});

test("robots.txt names the sitemap and closes nothing", () => {
  const text = readBuilt("robots.txt");
  expect(text.split("\n")).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(text).not.toMatch(/^Disallow:\s*\S/im);
});

function absolute({ address }: BuiltPage): string {
  return site.origin + address.path;
}

function titles({ root }: BuiltPage): string[] {
  return root.querySelectorAll("head > title").map(({ text }) => text);
}

function descriptions(page: BuiltPage): string[] {
  return metaContents(page, "name", "description");
}

function robots(page: BuiltPage): string[] {
  return metaContents(page, "name", "robots");
}

function properties(page: BuiltPage, property: string): string[] {
  return metaContents(page, "property", property);
}

function metaContents({ root }: BuiltPage, key: string, name: string): string[] {
  return root
    .querySelectorAll("head > meta")
    .filter((meta) => meta.getAttribute(key) === name)
    .map((meta) => meta.getAttribute("content") ?? "");
}

/** A link with a type names another form of the page, such as a feed. */
function headLinks({ root }: BuiltPage, rel: string): HTMLElement[] {
  return root
    .querySelectorAll("head > link")
    .filter((link) => link.getAttribute("rel") === rel && !link.hasAttribute("type"));
}

function canonicals(page: BuiltPage): string[] {
  return headLinks(page, "canonical").map((link) => link.getAttribute("href") ?? "");
}

function alternates(page: BuiltPage): [language: string, href: string][] {
  return headLinks(page, "alternate").map((link) => [
    link.getAttribute("hreflang") ?? "",
    link.getAttribute("href") ?? "",
  ]);
}

type Entry = { loc: string; links: [language: string, href: string][] };

function sitemap(): Entry[] {
  const urls = [...readBuilt("sitemap.xml").matchAll(/<url>([\s\S]*?)<\/url>/g)];
  return urls.map(([, url = ""]) => ({
    loc: /<loc>(.*?)<\/loc>/.exec(url)?.[1] ?? "",
    links: [...url.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(
      ([, language = "", href = ""]): [string, string] => [language, href],
    ),
  }));
}

function byLoc(entries: Entry[]): Entry[] {
  return entries.toSorted((a, b) => (a.loc < b.loc ? -1 : 1));
}

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
