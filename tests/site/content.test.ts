import { type HTMLElement, type Node, NodeType } from "node-html-parser";
import { expect, test } from "vitest";
import { notFoundPage, pages } from "#core/pages.ts";
import { localisePath, readPath } from "#core/paths.ts";
import { type BuiltPage, builtPageAt, builtPages } from "./built-site.ts";

const words = import.meta.glob<Record<string, unknown>>(
  [
    "../../app/{site,sign-in}/{pages/,}*/words.en.ts",
    "../../app/{sign-in,partners,desk}/words.en.ts",
  ],
  { eager: true, import: "default" },
);
const namespaces = ["layout", notFoundPage.id, ...pages.map(({ id }) => id)];
const topKeys = [...new Set(Object.values(words).flatMap((texts) => Object.keys(texts)))];

/** What only a fault or an unfinished text puts before a reader. */
const faults = [
  /\bundefined\b/,
  /\bNaN\b/,
  /\[object/,
  /\{\{|\}\}/,
  /lorem/i,
  /coming soon|bientôt disponible/i,
  // The translator shows the key of a text that it cannot find.
  new RegExp(`(?<![\\w-])(?:${namespaces.join("|")}):[a-z]\\S*`),
  new RegExp(`(?<![\\w@./-])(?:${topKeys.join("|")})\\.[a-z]\\S*`),
];

test("every page is whole before any script runs", () => {
  for (const { html, address } of builtPages) {
    // React's mark of a part that a script will move into its place.
    expect.soft(html.includes("<!--$?-->"), address.path).toBe(false);
  }
});

/** Whether it is not shown until a script or a visitor says so. */
function isFolded(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { tagName, attributes } = element;
  const closed = /^(DIALOG|DETAILS)$/.test(tagName) && !("open" in attributes);
  return closed || tagName === "TEMPLATE" || "hidden" in attributes || isFolded(element.parentNode);
}

test("every page has its heading, its text and its ways onward without any script", () => {
  for (const { root, address } of builtPages) {
    const shown = (selector: string) =>
      root.querySelectorAll(selector).filter((element) => !isFolded(element));
    expect.soft(shown("main h1").length, address.path).toBe(1);
    if (isWorkplace(address)) {
      // There is nothing to work with, and the page says so.
      expect.soft(root.querySelector("main noscript")?.innerHTML, address.path).toMatch(/<p\b/);
      continue;
    }
    const texts = shown("main p").filter(({ text }) => /\p{L}/u.test(text));
    expect.soft(texts.length, address.path).toBeGreaterThan(0);
    expect.soft(shown("footer a[href]").length, address.path).toBeGreaterThan(0);
  }
});

test("French has its narrow spaces on every page", () => {
  const french = builtPages.filter(({ address }) => address.language === "fr");
  expect(french.length).toBeGreaterThan(40);
  for (const { root, address } of french) {
    const texts = root.querySelectorAll("main, footer").map((part) => part.textContent);
    const styles = root.querySelector("[data-rest]")?.textContent ?? "";
    const wide =
      texts
        .join("\n")
        .replace(styles, "")
        .match(/.{0,30}(?: [;:!?»]|« ).{0,10}/g) ?? [];
    expect.soft(wide, address.path).toEqual([]);
  }
});

function isDesk({ path }: { path: string }): boolean {
  return readPath(path).path === "/desk";
}

function isWorkplace({ path }: { path: string }): boolean {
  return ["/desk", "/lp", "/account"].includes(readPath(path).path);
}

test("every page has its landmarks, and one main", () => {
  for (const { root, address } of builtPages) {
    const landmarks = [
      "body > .site > header",
      "body > .site > header nav",
      "body > .site > main",
      "body > .site > footer",
    ];
    const absent = landmarks.filter((landmark) => !root.querySelector(landmark));
    // Where one works, the page draws its own.
    if (!isWorkplace(address)) expect.soft(absent, address.path).toEqual([]);
    expect.soft(root.querySelectorAll("main").length, address.path).toBe(1);
    expect.soft(root.querySelector("main")?.id, address.path).toBe("main");
    // The skip link leads past the head, there too.
    const head = root.querySelectorAll("header .wordmark");
    expect.soft(head.length, address.path).toBeGreaterThan(0);
    expect
      .soft(
        head.filter((mark) => mark.closest("main")),
        address.path,
      )
      .toEqual([]);
  }
});

test("every page has one first heading, in its main part", () => {
  for (const { root, address } of builtPages) {
    expect.soft(root.querySelectorAll("h1").length, address.path).toBe(1);
    expect.soft(root.querySelector("main h1")?.text, address.path).toMatch(/\p{L}/u);
  }
});

test("no page skips a level of heading", () => {
  for (const { root, address } of builtPages) {
    const headings = root.querySelectorAll("h1, h2, h3, h4, h5, h6");
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect.soft(skips, `${address.path}: ${levels.join(" ")}`).toEqual([]);
  }
});

test("every page opens with a paragraph of at least 15 words", () => {
  for (const { root, address } of builtPages.filter(({ address }) => !isDesk(address))) {
    const longest = Math.max(0, ...openingParagraphs(root).map(countWords));
    expect.soft(longest, address.path).toBeGreaterThanOrEqual(15);
  }
});

test("every page has another title and heading in French", () => {
  for (const page of builtPages.filter(({ address }) => address.language === "en")) {
    const french = builtPageAt(localisePath(page.address.path, "fr"));
    // The heading of a person’s page is a name.
    for (const part of page.address.page.id === "person" ? ["title"] : ["title", "h1"]) {
      const words = french?.root.querySelector(part)?.text;
      expect.soft(words, `${page.address.path} ${part}`).toMatch(/\p{L}/u);
      expect.soft(words, page.address.path).not.toBe(page.root.querySelector(part)?.text);
    }
  }
});

test("no page shows a fault or an unfinished text", () => {
  for (const page of builtPages) {
    const words = shownWords(page);
    const shown = faults.map((fault) => fault.exec(words)?.[0]).filter(Boolean);
    expect.soft(shown, page.address.path).toEqual([]);
  }
});

/** Those between the first heading and the next one; the titles of slides are part of the opening. */
function openingParagraphs(root: HTMLElement): HTMLElement[] {
  // Where one comes for a form alone, it stands before what explains it.
  const lede = root.querySelectorAll(".sign-in-page .lede");
  if (lede.length > 0) return lede;
  const parts = root.querySelectorAll("main h1, main h2, main p");
  const start = parts.findIndex(({ tagName }) => tagName === "H1");
  if (start === -1) return [];
  const rest = parts.slice(start + 1);
  const end = rest.findIndex((part) => part.tagName === "H2" && !part.closest(".hero-slide"));
  return end === -1 ? rest : rest.slice(0, end);
}

function countWords({ text }: HTMLElement): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}

/** All that is read on screen, aloud, or in a list of results. */
function shownWords({ root }: BuiltPage): string {
  const spoken = root
    .querySelectorAll("[aria-label], [alt], [placeholder], [title], meta[content]")
    .flatMap((element) =>
      ["aria-label", "alt", "placeholder", "title", "content"].map((name) =>
        element.getAttribute(name),
      ),
    );
  return [...textsOf(root), ...spoken].join(" ");
}

function textsOf(node: Node): string[] {
  if (node.nodeType === NodeType.TEXT_NODE) return [node.text];
  if (/^(script|style)$/i.test(node.rawTagName)) return [];
  return node.childNodes.flatMap(textsOf);
}
