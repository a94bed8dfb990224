import { expect, test } from "vitest";
import { type Content, keepContent } from "#app/i18n/page-content.ts";
import { addresses } from "#builder/addresses.ts";
import { makeContent } from "#builder/changes/content.ts";
import { site } from "#content/site.ts";
import { languages } from "#core/languages.ts";
import { absolute, alternates } from "./alternates.ts";
import { pageMeta } from "./page-meta.ts";

// As the build gives them to every page: its words, with what the firm may do.
for (const language of languages) {
  keepContent(language, "layout", (await makeContent("layout", language)) as Content);
}

const words = { title: "A title", description: "A description" };

function linksOf(pathname: string) {
  const links = pageMeta(pathname, words).filter(
    (tag) => "tagName" in tag && tag.tagName === "link",
  );
  return links as { rel: string; href: string; hrefLang?: string }[];
}

function canonicalOf(pathname: string) {
  return linksOf(pathname)
    .filter(({ rel }) => rel === "canonical")
    .map(({ href }) => href);
}

function alternatesOf(pathname: string) {
  const links = linksOf(pathname).filter(({ rel }) => rel === "alternate");
  return Object.fromEntries(links.map(({ hrefLang, href }) => [hrefLang, href]));
}

test("an address is absolute under the published origin", () => {
  expect(absolute("/fr/contact")).toBe(`${site.origin}/fr/contact`);
});

test("the title names the firm, but for the home pages, whose own does", () => {
  const firm = site.name;
  expect(pageMeta("/contact", words)).toContainEqual({ title: `A title · ${firm}` });
  expect(pageMeta("/fr/contact", words)).toContainEqual({ title: `A title · ${firm}` });
  expect(pageMeta("/", words)).toContainEqual({ title: "A title" });
  expect(pageMeta("/fr", words)).toContainEqual({ title: "A title" });
});

test("the description is there for search engines and for shared links", () => {
  const tags = pageMeta("/contact", words);
  expect(tags).toContainEqual({ name: "description", content: "A description" });
  expect(tags).toContainEqual({ property: "og:description", content: "A description" });
  expect(tags).toContainEqual({ property: "og:title", content: "A title" });
});

test.each([
  { path: "/fr/contact", own: "fr_FR", other: "en_GB" },
  { path: "/contact", own: "en_GB", other: "fr_FR" },
])("a shared link to $path tells its language, $own, and the other one", ({ path, own, other }) => {
  const locales = pageMeta(path, words).filter(
    (tag) => "property" in tag && String(tag.property).startsWith("og:locale"),
  );
  expect(locales).toEqual([
    { property: "og:locale", content: own },
    { property: "og:locale:alternate", content: other },
  ]);
});

test.each(addresses.map(({ path }) => path))(
  "%s is its own canonical and shared address",
  (path) => {
    expect(canonicalOf(path)).toEqual([absolute(path)]);
    expect(pageMeta(path, words)).toContainEqual({ property: "og:url", content: absolute(path) });
  },
);

test("a shared link shows the page's own picture, at its size, with its title as text", () => {
  const tags = pageMeta("/fr/contact", words);
  expect(tags).toContainEqual({
    property: "og:image",
    content: absolute("/og/fr/contact.png"),
  });
  expect(tags).toContainEqual({ property: "og:image:width", content: "1200" });
  expect(tags).toContainEqual({ property: "og:image:height", content: "630" });
  expect(tags).toContainEqual({ property: "og:image:alt", content: "A title" });
  expect(tags).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
});

test("an address with a slash at its end has the canonical without it", () => {
  expect(canonicalOf("/fr/contact/")).toEqual([absolute("/fr/contact")]);
  expect(canonicalOf("/fr/")).toEqual([absolute("/fr")]);
});

test("the two languages of a page name each other, and English for everyone else", () => {
  const expected = {
    en: absolute("/contact"),
    fr: absolute("/fr/contact"),
    "x-default": absolute("/contact"),
  };
  expect(alternatesOf("/contact")).toEqual(expected);
  expect(alternatesOf("/fr/contact")).toEqual(expected);
});

test("the home pages name each other at / and /fr", () => {
  expect(alternates("/")).toEqual([
    { hreflang: "en", href: absolute("/") },
    { hreflang: "fr", href: absolute("/fr") },
    { hreflang: "x-default", href: absolute("/") },
  ]);
});

test("a publication's alternates keep its slug", () => {
  const path = "/sustainability/publications/esg-report-2025";
  expect(alternatesOf(path).fr).toBe(absolute(`/fr${path}`));
});

test.each(["/login", "/fr/lp", "/newsletter/confirm", "/fr/newsletter/unsubscribe"])(
  "search engines are asked not to list %s",
  (path) => {
    expect(pageMeta(path, words)).toContainEqual({ name: "robots", content: "noindex" });
  },
);

test("search engines may list the other pages", () => {
  expect(
    pageMeta("/contact", words).filter((tag) => "name" in tag && tag.name === "robots"),
  ).toEqual([]);
});

test.each(["/nowhere", "/fr/nulle-part", "/404"])("%s claims no address and no listing", (path) => {
  const tags = pageMeta(path, words);
  expect(tags).toContainEqual({ name: "robots", content: "noindex" });
  expect(linksOf(path)).toEqual([]);
  expect(
    tags.filter((tag) => "property" in tag && /^og:(url|image)/.test(String(tag.property))),
  ).toEqual([]);
});
