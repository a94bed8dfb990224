import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { editionAddresses, fileOf } from "#builder/addresses.ts";
import { site } from "#content/site.ts";
import { type Language, languages, otherLanguage } from "#core/languages.ts";
import { localisePath, readPath } from "#core/paths.ts";
import { type BuiltPage, builtFiles, builtPageAt, builtPages, readBuilt } from "./built-site.ts";
import {
  inlineScripts,
  isInternal,
  isToggle,
  linkedPages,
  type Reference,
  referencesOf,
} from "./page-references.ts";

const newWindow = { en: /new window/, fr: /nouvelle fenêtre/ };
// RFC 6068 and RFC 3966, as far as we use them.
const mailLink =
  /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+(\?(subject|body)=([\w.~!$'()*-]|%[\dA-F]{2})+)?$/;
const phoneLink = /^tel:\+\d{8,15}$/;
const files = new Set(builtFiles);
/** Below the pages of legal texts. */
const editionPages = editionAddresses.map(({ path }) => fileOf(path));

test("every page that is built has an address", () => {
  const known = [...builtPages.map(({ file }) => file), ...editionPages];
  expect(builtFiles.filter((file) => file.endsWith(".html")).sort()).toEqual(known.sort());
});

test("every address of ours that a page names exists", () => {
  for (const page of builtPages) {
    const named = referencesOf(page).filter(({ url }) => isInternal(url));
    expect.soft(named.length, page.address.path).toBeGreaterThan(0);
    expect.soft(values(named.filter(({ url }) => !exists(url))), page.address.path).toEqual([]);
  }
});

test("every file that a page's own script names exists", () => {
  for (const page of builtPages) {
    const named = inlineScripts(page).flatMap(({ rawText }) => assetsNamedIn(rawText));
    const missing = named.filter((file) => !files.has(file));
    expect.soft(named.length, page.address.path).toBeGreaterThan(0);
    expect.soft(missing, page.address.path).toEqual([]);
  }
});

test("every file that a stylesheet names exists", () => {
  for (const sheet of builtFiles.filter((file) => file.endsWith(".css"))) {
    const named = [...readBuilt(sheet).matchAll(/url\(["']?([^"')]+)["']?\)/g)]
      .map(([, value = ""]) => new URL(value, `${site.origin}/${sheet}`))
      .filter(({ protocol }) => protocol !== "data:");
    expect.soft(named.filter((url) => !exists(url)).map(String), sheet).toEqual([]);
  }
});

test("every anchor that a page links to is there", () => {
  for (const page of builtPages) {
    const anchors = referencesOf(page).filter(({ url }) => isInternal(url) && url.hash !== "");
    const missing = anchors.filter(({ url }) => {
      const id = decodeURIComponent(url.hash.slice(1));
      return !builtPageAt(url.pathname)?.root.getElementById(id);
    });
    expect.soft(anchors.length, page.address.path).toBeGreaterThan(0);
    expect.soft(values(missing), page.address.path).toEqual([]);
  }
});

test("every link and form stays in the language of its page, but for the toggle", () => {
  for (const page of builtPages) {
    const leading = referencesOf(page).filter(
      ({ tag, element }) => tag !== "link" && !isToggle(element),
    );
    const strays = leading.filter(({ url }) => {
      const target = isInternal(url) ? builtPageAt(url.pathname) : undefined;
      return target && target.address.language !== page.address.language;
    });
    expect.soft(values(strays), page.address.path).toEqual([]);
  }
});

test("every toggle leads to the same page in the other language", () => {
  for (const { root, address } of builtPages) {
    const other = otherLanguage(address.language);
    const toggles = root.querySelectorAll("form").filter(isToggle);
    const expected = { action: localisePath(readPath(address.path).path, other), lng: other };
    const actual = toggles.map((toggle) => ({
      action: toggle.getAttribute("action"),
      lng: toggle.querySelector("input[name=lng]")?.getAttribute("value"),
    }));
    // One in the menu of a wide screen, one in that of a narrow one; where one works there are no such menus.
    const isWorkplace = ["/desk", "/lp", "/account"].includes(readPath(address.path).path);
    expect.soft(actual, address.path).toEqual(isWorkplace ? [expected] : [expected, expected]);
  }
});

test.each(languages)("every indexed page in %s can be reached from its home page", (language) => {
  const reached = reachedFromHome(language);
  const unreached = builtPages.filter(
    (page) =>
      page.address.language === language &&
      page.address.page.indexed !== false &&
      !reached.has(page),
  );
  expect(unreached.map(({ address }) => address.path)).toEqual([]);
});

test("every link to another site is safe, and says when it opens a window", () => {
  for (const page of builtPages) {
    const outward = referencesOf(page).filter(({ tag, url }) => tag === "a" && isOutward(url));
    const unsafe = outward.filter(({ element, url }) => {
      const rel = element.getAttribute("rel")?.split(/\s+/) ?? [];
      const opens = element.getAttribute("target") === "_blank";
      const says = newWindow[page.address.language].test(element.text);
      return url.protocol !== "https:" || !rel.includes("noopener") || (opens && !says);
    });
    expect.soft(values(unsafe), page.address.path).toEqual([]);
  }
});

test("every mail and telephone link is well formed, and there is no other scheme", () => {
  for (const page of builtPages) {
    const others = referencesOf(page).filter(({ url }) => !/^https?:$/.test(url.protocol));
    const wrong = others.filter(({ value }) => !mailLink.test(value) && !phoneLink.test(value));
    expect.soft(values(wrong), page.address.path).toEqual([]);
  }
});

function exists({ pathname }: URL): boolean {
  if (builtPageAt(pathname) || editionPages.includes(fileOf(pathname))) return true;
  // What a form is sent to where no script runs.
  const [, name] = /^\/functions\/v1\/([\w-]+)$/.exec(pathname) ?? [];
  if (name) return existsSync(`supabase/functions/${name}/index.ts`);
  // A page has one address: `/contact`, never `/contact.html`.
  return files.has(pathname.slice(1)) && !pathname.endsWith(".html");
}

function assetsNamedIn(code: string): string[] {
  return [...code.matchAll(/"\/(assets\/[^"\\]+)"/g)].map(([, file = ""]) => file);
}

function values(references: Reference[]): string[] {
  return references.map(({ tag, value }) => `${tag} ${value}`);
}

function reachedFromHome(language: Language): Set<BuiltPage> {
  const home = builtPageAt(localisePath("/", language));
  const reached = new Set(home ? [home] : []);
  // A set also walks over what is added to it on the way.
  for (const page of reached) {
    for (const target of linkedPages(page)) reached.add(target);
  }
  return reached;
}

function isOutward(url: URL): boolean {
  return /^https?:$/.test(url.protocol) && !isInternal(url);
}
