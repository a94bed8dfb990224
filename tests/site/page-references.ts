/** Finds every address that a page names, whichever element and attribute it stands in. */
import type { HTMLElement } from "node-html-parser";
import { site } from "#content/site.ts";
import { type BuiltPage, builtPageAt } from "./built-site.ts";

export type Reference = { element: HTMLElement; tag: string; value: string; url: URL };

const addressAttributes = ["href", "src", "action", "formaction", "poster", "data", "xlink:href"];
const listAttributes = ["srcset", "imagesrcset"];

export function referencesOf(page: BuiltPage): Reference[] {
  return page.root.querySelectorAll("*").flatMap((element) =>
    [
      ...addressAttributes.map((name) => element.getAttribute(name)),
      ...listAttributes.flatMap((name) => candidates(element.getAttribute(name))),
    ]
      .filter((value) => value !== undefined)
      .map((value) => ({
        element,
        tag: element.tagName.toLowerCase(),
        value,
        url: new URL(value, site.origin + page.address.path),
      })),
  );
}

/** "/a.avif 1x, /b.avif 2x" names two files. */
function candidates(list: string | undefined): string[] {
  if (list === undefined) return [];
  return list.split(",").map((candidate) => candidate.trim().split(/\s+/)[0] ?? "");
}

/** The pages that a visitor can go to from this one. */
export function linkedPages(page: BuiltPage): BuiltPage[] {
  return referencesOf(page)
    .filter(({ tag, url }) => tag === "a" && isInternal(url))
    .map(({ url }) => builtPageAt(url.pathname))
    .filter((target) => target !== undefined);
}

export function isInternal(url: URL): boolean {
  return url.origin === site.origin;
}

export function isToggle(element: HTMLElement): boolean {
  return element.classList.contains("language-toggle");
}

/** The scripts written into the page; a block of JSON-LD is data, not a script. */
export function inlineScripts(page: BuiltPage): HTMLElement[] {
  return page.root
    .querySelectorAll("script:not([src])")
    .filter((script) => script.getAttribute("type") !== "application/ld+json");
}

function fileNamed(element: HTMLElement): string {
  return (element.getAttribute("href") ?? element.getAttribute("src") ?? "").slice(1);
}

/** What the page names in `src`, or asks for in a script of its own. */
export function scriptsOf(page: BuiltPage): string[] {
  const imported = inlineScripts(page).flatMap(({ rawText }) =>
    [...rawText.matchAll(/"\/(assets\/[^"\\]+\.js)"/g)].map(([, file = ""]) => file),
  );
  const named = page.root.querySelectorAll("script[src]");
  return [...new Set([...named.map(fileNamed), ...imported])];
}
