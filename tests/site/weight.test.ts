import { readFileSync } from "node:fs";
import { brotliDecompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import english from "#app/site/layout/words.en.ts";
import french from "#app/site/layout/words.fr.ts";
import { waitForPaint } from "#builder/finish/start-script.ts";
import { isBehindSignIn, isWorkplace, type PageId } from "#core/pages.ts";
import { type BuiltPage, builtFiles, builtPages, readBuilt, sentBytes } from "./built-site.ts";
import { inlineScripts, scriptsOf } from "./page-references.ts";

const kilobyte = 1000;

test("every public page loads at most 100 kB of script", () => {
  const open = builtPages.filter(({ address }) => !isBehindSignIn(address.page));
  expect(open.length).toBeGreaterThan(70);
  for (const page of open) {
    const scripts = scriptsOf(page);
    expect.soft(scripts.length, page.address.path).toBeGreaterThan(3);
    expect.soft(total(scripts), page.address.path).toBeLessThanOrEqual(100 * kilobyte);
  }
});

const behindSignIn: readonly PageId[] = [
  "login",
  "login-recover",
  "login-password",
  "partners",
  "own-account",
  "desk",
];

test("what signing in needs is loaded on the pages behind it alone, the library after them", () => {
  // What the library calls itself; what our own code asks of the backend, and how it looks.
  const library = "GoTrueClient@";
  const words = [library, "lp_overview", "sign-in-redeem", "lp-document", ".voucher"];
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
    const styles = stylesOf(page);
    const found = [
      ...scriptsOf(page).flatMap((file) => holders.get(file) ?? []),
      ...words.filter((word) => styles.includes(word)),
    ];
    const theirs = behindSignIn.includes(page.address.page.id);
    const wrong = theirs ? found.filter((word) => word === library) : found;
    expect.soft(wrong, page.address.path).toEqual([]);
  }
});

test("no page that strangers get leads to a room of the desk, or offers to change it", () => {
  const offers = [english.changePage, french.changePage];
  for (const { root, html, address } of builtPages) {
    expect.soft(html, address.path).not.toContain("?room=");
    expect.soft(root.querySelector('[class*="change-link"]'), address.path).toBeNull();
    expect
      .soft(
        offers.filter((offer) => root.text.includes(offer)),
        address.path,
      )
      .toEqual([]);
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

test("no page asks for a font before its first paint, and the two it then needs are small", () => {
  for (const page of builtPages) {
    const { root, address } = page;
    expect.soft(root.querySelectorAll("link[as=font]").length, address.path).toBe(0);
    expect
      .soft(root.querySelector("html")?.hasAttribute("data-fonts-ready"), address.path)
      .toBe(false);
    const upright = fontFiles(stylesOf(page)).filter((file) => !file.includes("italic"));
    expect.soft(upright.length, address.path).toBe(2);
    expect.soft(total(upright), address.path).toBeLessThanOrEqual(60 * kilobyte);
  }
});

test("every page is at most 40 kB, its styles included", () => {
  for (const { file } of builtPages) {
    expect.soft(sentBytes(file), file).toBeLessThanOrEqual(40 * kilobyte);
  }
});

// A connection begins with ten packets, of which the answer's own headers take a part of one. A
// workplace has nothing to show before its code comes.
test("the first screen of every page, with its styles, is in the first 14 kB that are sent", () => {
  for (const { file, address } of builtPages.filter(({ address }) => !isWorkplace(address.page))) {
    const sent = readFileSync(`build/client/${file}.br`).subarray(0, 14 * kilobyte);
    const partly = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
    const first = brotliDecompressSync(sent, partly).toString();
    expect.soft(first, address.path).toMatch(/<style[\s\S]*<\/h1>[\s\S]* data-rest=""/);
  }
});

test("nothing but the page itself stands before the first paint, and in a workplace its sheets", () => {
  for (const { root, address } of builtPages) {
    expect
      .soft(root.querySelectorAll("script[src], [blocking]:not([rel=expect])").length, address.path)
      .toBe(0);
    const [element, name] = isWorkplace(address.page)
      ? ["link[rel=stylesheet]", "href"]
      : ["head > style", "data-sheet"];
    const sheets = root.querySelectorAll(element).map((sheet) => sheet.getAttribute(name));
    const others = root.querySelectorAll("link[rel=stylesheet], head > style");
    expect.soft(others.length, address.path).toBe(sheets.length);
    expect.soft(sheets[0], address.path).toMatch(/^\/assets\/site-[\w-]+\.css$/);
    // The site's and the page's own.
    expect.soft(sheets.length, address.path).toBeLessThanOrEqual(2);
  }
});

function fontFiles(css: string): string[] {
  return [...css.matchAll(/url\(\/(assets\/[^)]+\.woff2)\)/g)].map(([, file = ""]) => file);
}

function total(files: string[]): number {
  return files.reduce((sum, file) => sum + sentBytes(file), 0);
}

/** In the page, and in a workplace's files. */
function stylesOf({ root }: BuiltPage): string {
  const files = root.querySelectorAll("link[rel=stylesheet]");
  return [
    ...root.querySelectorAll("style").map(({ rawText }) => rawText),
    ...files.map((link) => readBuilt(link.getAttribute("href")?.slice(1) ?? "")),
  ].join("");
}
