import { existsSync, globSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "./languages.ts";
import {
  folderOf,
  isIndexed,
  notFoundPage,
  type Page,
  type PageId,
  pageAt,
  pageById,
  pages,
} from "./pages.ts";

const everyPage: readonly Page[] = [...pages, notFoundPage];
const everyId = everyPage.map((page) => page.id);

/** The pages of the specification, §2. */
const specified = [
  "/",
  "/contact",
  "/who-we-are",
  "/login",
  "/legalnotice",
  "/glossaire",
  "/mentions-reglementaires",
  "/cookie-settings",
  "/plan-du-site",
  "/whistleblowing",
  "/confidentialite",
  "/careers",
  "/expertise/investment-advisory",
  "/expertise/mergers-acquisitions",
  "/expertise/private-equity",
  "/expertise/business-strategy",
  "/sustainability/our-responsibility",
  "/sustainability/impact-platform",
  "/sustainability/corporate-responsibility",
  "/sustainability/publications",
  "/sustainability/sustainable-investment-policy",
  "/sustainability/impact-measurement-methodology",
  "/sustainability/climate-action-framework",
];

/** The pages that were added since. */
const added = [
  "/references",
  "/accessibilite",
  "/newsletter/confirm",
  "/newsletter/unsubscribe",
  "/newsletter/result",
  "/contact/result",
  "/contact/proof",
  "/sustainability/publications/:slug",
  "/letters",
  "/letters/:slug",
  "/lp",
  "/login/recover",
  "/login/password",
];

test("no two pages share an id", () => {
  expect(everyId).toEqual([...new Set(everyId)]);
});

test("no two pages share a path", () => {
  const paths = [...pages, notFoundPage].map((page) => page.path);
  expect(paths).toEqual([...new Set(paths)]);
});

test("the table holds the specification's 23 routes and the product's own", () => {
  expect(specified).toHaveLength(23);
  const paths: string[] = pages.map((page) => page.path);
  expect([...specified, ...added].filter((path) => !paths.includes(path))).toEqual([]);
});

test("every path starts with a slash, ends without one, and is in lower case", () => {
  for (const { path } of pages) expect(path).toMatch(/^\/$|^(\/:?[a-z-]+)+$/);
});

test.each(everyPage)("the page $id has a route module", (page) => {
  expect(existsSync(`${folderOf(page)}/route.tsx`)).toBe(true);
});

test("every route module is of a page in the table", () => {
  const modules = globSync(["app/*/pages/*/route.tsx", "app/{partners,desk}/route.tsx"]);
  const folders = everyPage.map((page) => `${folderOf(page)}/route.tsx`);
  expect(modules.sort()).toEqual(folders.sort());
});

test.each(languages)("every page has its words in %s", (language) => {
  const without = everyPage.filter((page) => !existsSync(`${folderOf(page)}/words.${language}.ts`));
  expect(without).toEqual([]);
});

test("a path finds its page", () => {
  for (const { id, path } of pages) expect(pageAt(path.replace(":slug", "a-slug")).id).toBe(id);
});

test("a slug is exactly one segment", () => {
  expect(pageAt("/sustainability/publications/esg-report-2025").id).toBe("publication");
  expect(pageAt("/sustainability/publications").id).toBe("publications");
  expect(pageAt("/sustainability/publications/").id).toBe("not-found");
  expect(pageAt("/sustainability/publications/esg-report-2025/annex").id).toBe("not-found");
});

test.each(["/404", "/nowhere", "/Contact", "/contact/", "/contact/us", "/fr/contact", ""])(
  "%j is no page's path",
  (path) => {
    expect(pageAt(path).id).toBe("not-found");
  },
);

test("a page is found by its id", () => {
  expect(pageById("privacy").path).toBe("/confidentialite");
  expect(pageById("not-found").path).toBe("/404");
});

test("an id that no page has is an error that names it", () => {
  expect(() => pageById("imprint" as PageId)).toThrow("imprint");
});

test("search engines are kept out of account pages, forms’ results, the search and the not-found page, only", () => {
  const all = [...pages, notFoundPage];
  const hidden = all.filter((page) => !isIndexed(page)).map(({ id }) => id);
  const hiddenByRule = all.filter(
    ({ section, path }) => section === "account" || path === "/search" || path.endsWith("/result"),
  );
  expect(hidden).toEqual([...hiddenByRule.map(({ id }) => id), "not-found"]);
  expect(hidden).toEqual(expect.arrayContaining(["login", "partners", "newsletter-confirm"]));
});

test("names are set as each language sets its type", () => {
  for (const { name } of [...pages, notFoundPage]) {
    expect(`${name.en}${name.fr}`).not.toMatch(/['"]/);
    expect(name.fr).not.toMatch(/[ \u00a0][;:!?]/);
  }
});
