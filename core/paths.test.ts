import { expect, test } from "vitest";
import { addresses, notFoundAddresses } from "../builder/addresses.ts";
import { languages } from "./languages.ts";
import { missingAt, pages } from "./pages.ts";
import { localisePath, pageOfPathname, pathTo, readPath } from "./paths.ts";

test("English is at the path itself, French under /fr", () => {
  expect(localisePath("/contact", "en")).toBe("/contact");
  expect(localisePath("/contact", "fr")).toBe("/fr/contact");
});

test("the French home page is at /fr, without a slash at the end", () => {
  expect(localisePath("/", "en")).toBe("/");
  expect(localisePath("/", "fr")).toBe("/fr");
});

test.each([
  { pathname: "/", language: "en", path: "/" },
  { pathname: "/contact", language: "en", path: "/contact" },
  { pathname: "/contact/", language: "en", path: "/contact" },
  { pathname: "/fr", language: "fr", path: "/" },
  { pathname: "/fr/", language: "fr", path: "/" },
  { pathname: "/fr/contact", language: "fr", path: "/contact" },
  { pathname: "/fr/contact/", language: "fr", path: "/contact" },
  { pathname: "/fr/fr", language: "fr", path: "/fr" },
  { pathname: "/france", language: "en", path: "/france" },
  { pathname: "/fr-CA/contact", language: "en", path: "/fr-CA/contact" },
  { pathname: "/en/contact", language: "en", path: "/en/contact" },
  { pathname: "//", language: "en", path: "/" },
])("$pathname is $path in $language", ({ pathname, language, path }) => {
  expect(readPath(pathname)).toEqual({ language, path });
});

test("every address that exists reads back as its page and language", () => {
  for (const { page, language, path } of addresses) {
    expect(pageOfPathname(path).id).toBe(page.id);
    expect(localisePath(readPath(path).path, language)).toBe(path);
    expect(readPath(path).language).toBe(language);
  }
});

test("where there is no page, the one that says so is of the same family and language", () => {
  for (const { language, path } of notFoundAddresses) {
    expect(readPath(path).language).toBe(language);
    expect(missingAt(readPath(path).path)).toBe(readPath(path).path);
  }
  expect(missingAt("/nowhere")).toBe("/404");
  expect(missingAt("/sustainability/publications/nowhere")).toBe(
    "/sustainability/publications/404",
  );
});

test("every page has an address in each language, and no address is given twice", () => {
  for (const page of pages) {
    const inLanguages = addresses.filter((address) => address.page.id === page.id);
    expect(new Set(inLanguages.map(({ language }) => language))).toEqual(new Set(languages));
  }
  const paths = addresses.map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
  expect(paths.filter((path) => path.includes(":"))).toEqual([]);
});

test("a link to a page stays in the language it is asked in", () => {
  expect(pathTo("privacy", "en")).toBe("/confidentialite");
  expect(pathTo("privacy", "fr")).toBe("/fr/confidentialite");
  expect(pathTo("home", "fr")).toBe("/fr");
});

test("an address that leads nowhere is the not-found page's, in its language", () => {
  expect(pageOfPathname("/fr/nulle-part").id).toBe("not-found");
  expect(pageOfPathname("/en/contact").id).toBe("not-found");
});
