import { basename } from "node:path";
import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { waitForPaint } from "#builder/finish/start-script.ts";
import { isForPartners, type PageId } from "#core/pages.ts";
import { type BuiltPage, builtFiles, builtPages, readBuilt, sentBytes } from "./built-site.ts";
import { fileNamed, inlineScripts, scriptsOf } from "./page-references.ts";

const kilobyte = 1000;

test("every public page loads at most 100 kB of script", () => {
  const open = builtPages.filter(({ address }) => !isForPartners(address.page));
  expect(open.length).toBeGreaterThan(70);
  for (const page of open) {
    const scripts = scriptsOf(page);
    expect.soft(scripts.length, page.address.path).toBeGreaterThan(3);
    expect.soft(total(scripts), page.address.path).toBeLessThanOrEqual(100 * kilobyte);
  }
});

const ofPartners: readonly PageId[] = [
  "login",
  "login-recover",
  "login-password",
  "lp",
  "own-account",
  "desk",
];

test("what limited partners need is loaded on their pages alone, the library after them", () => {
  // What the library calls itself; what our own code asks of the backend, and how it looks.
  const library = "GoTrueClient@";
  const words = [library, "lp_overview", "lp-redeem", "lp-document", ".voucher"];
  const holders = new Map<string, string[]>();
  for (const file of builtFiles.filter((name) => /^assets\/.*\.(js|css)$/.test(name))) {
    const text = readBuilt(file);
    const held = words.filter((word) => text.includes(word));
    if (held.length > 0) holders.set(file, held);
  }
  const files = (word: string) => [...holders].filter(([, held]) => held.includes(word));
  for (const word of words) expect.soft(files(word).length, word).toBeGreaterThan(0);
  expect(files(library)).toHaveLength(1);
  for (const page of builtPages) {
    const loaded = [...scriptsOf(page), ...links(page, "stylesheet").map(fileNamed)];
    const found = loaded.flatMap((file) => holders.get(file) ?? []);
    const theirs = ofPartners.includes(page.address.page.id);
    const wrong = theirs ? found.filter((word) => word === library) : found;
    expect.soft(wrong, page.address.path).toEqual([]);
  }
});

test("no page asks for code before its first paint", () => {
  const early = 'script[src], script[type="module"], link[rel="modulepreload"]';
  for (const page of builtPages) {
    expect.soft(page.root.querySelectorAll(early).length, page.address.path).toBe(0);
    const patient = inlineScripts(page).filter(({ rawText }) => rawText.includes(waitForPaint));
    expect.soft(patient.length, page.address.path).toBe(1);
  }
});

test("every page preloads two fonts, of at most 90 kB together", () => {
  for (const page of builtPages) {
    const fonts = preloadedFonts(page).map(fileNamed);
    expect.soft(fonts.length, page.address.path).toBe(2);
    expect.soft(total(fonts), page.address.path).toBeLessThanOrEqual(90 * kilobyte);
  }
});

test("every font that is preloaded is used, and fetched once", () => {
  for (const page of builtPages) {
    const css = links(page, "stylesheet").map(fileNamed).map(readBuilt).join("\n");
    const wasted = preloadedFonts(page).filter(
      (font) =>
        // Browsers fetch fonts without credentials: a preload with them is fetched again.
        font.getAttribute("crossorigin") !== "anonymous" ||
        !css.includes(basename(fileNamed(font))),
    );
    expect.soft(wasted.map(fileNamed), page.address.path).toEqual([]);
  }
});

test("every page is at most 30 kB", () => {
  for (const { file } of builtPages) {
    expect.soft(sentBytes(file), file).toBeLessThanOrEqual(30 * kilobyte);
  }
});

test("only the site's stylesheet and the page's own stand before the first paint", () => {
  for (const page of builtPages) {
    const scripts = page.root.querySelectorAll("script[src]").filter((script) => !waits(script));
    const blocking = [...links(page, "stylesheet"), ...scripts].map(fileNamed);
    expect.soft(blocking[0], page.address.path).toMatch(/^assets\/site-[\w-]+\.css$/);
    expect.soft(blocking.length, page.address.path).toBeLessThanOrEqual(2);
    for (const file of blocking) expect.soft(file, page.address.path).toMatch(/\.css$/);
    expect.soft(total(blocking), page.address.path).toBeLessThanOrEqual(18 * kilobyte);
    expect.soft(page.root.querySelectorAll("[blocking]").length, page.address.path).toBe(0);
  }
});

test("no script in the head waits for the stylesheet", () => {
  for (const { root, address } of builtPages) {
    const order = root.querySelectorAll("head > script, head > link[rel=stylesheet]");
    const sheet = order.findIndex(({ tagName }) => tagName === "LINK");
    // A script after a stylesheet runs when the styles are there, and holds the page up till then.
    const scripts = order.slice(sheet + 1).filter(({ tagName }) => tagName === "SCRIPT");
    const held = scripts.filter((script) => !waits(script));
    expect.soft(held.length, address.path).toBe(0);
  }
});

function links({ root }: BuiltPage, rel: string): HTMLElement[] {
  return root.querySelectorAll("link").filter((link) => link.getAttribute("rel") === rel);
}

function preloadedFonts(page: BuiltPage): HTMLElement[] {
  return links(page, "preload").filter((link) => link.getAttribute("as") === "font");
}

function total(files: string[]): number {
  return files.reduce((sum, file) => sum + sentBytes(file), 0);
}

/** A module, or a script marked so, runs after the page is read. */
function waits(script: HTMLElement): boolean {
  return (
    script.getAttribute("type") === "module" ||
    script.hasAttribute("async") ||
    script.hasAttribute("defer")
  );
}
