/** Changes the document around a new page: its language, styles, fonts and head. */
import { pageOfPathname, readPath } from "#core/paths.ts";
import type { HeadTag } from "../head/head-tag.ts";
import { headAt } from "./load-page.ts";
import { applySheet } from "./page-sheets.ts";

/** The elements of the head that belong to a page: those that `head-of.ts` makes. */
const headOfPage = [
  "title",
  "meta[name=description]",
  "meta[name=robots]",
  "meta[name^='twitter:']",
  "meta[property]",
  "link[rel=canonical]",
  "link[rel=alternate]",
].join();
/** The structured data, which a built document has at its end: `app/document.tsx`. */
const structuredData = "script[type='application/ld+json']";

/** Called when a page is rendered in place of another. */
export function showPage(pathname: string): void {
  const { language } = readPath(pathname);
  document.documentElement.lang = language;
  document.documentElement.dataset.page = pageOfPathname(pathname).id;
  document
    .querySelector("link[rel=manifest]")
    ?.setAttribute("href", `/manifest.${language}.webmanifest`);
  applySheet(pathname);
  for (const element of document.head.querySelectorAll(headOfPage)) element.remove();
  for (const element of document.querySelectorAll(structuredData)) element.remove();
  document.head.append(...headAt(pathname).map(elementOf));
}

function elementOf([name, attributes, text = ""]: HeadTag): Element {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}
