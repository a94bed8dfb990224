/** What stands around a page: the language, the styles, the faces and the head of the document. */
import { pageOfPathname, readPath } from "#core/paths.ts";
import type { HeadTag } from "../head/head-tag.ts";
import { headAt } from "./load-page.ts";
import { applySheet } from "./page-sheets.ts";

/** What the head of a page is made of, as `head-of.ts` makes it. */
const ofPage = [
  "title",
  "meta[name=description]",
  "meta[name=robots]",
  "meta[name^='twitter:']",
  "meta[property]",
  "link[rel=canonical]",
  "link[rel=alternate]",
].join();
/** At the end of a document that the build made: `app/document.tsx`. */
const forMachines = "script[type='application/ld+json']";

/** For a page that is drawn in place of another. */
export function showPage(pathname: string): void {
  const { language } = readPath(pathname);
  document.documentElement.lang = language;
  document.documentElement.dataset.page = pageOfPathname(pathname).id;
  document
    .querySelector("link[rel=manifest]")
    ?.setAttribute("href", `/manifest.${language}.webmanifest`);
  applySheet(pathname);
  for (const part of document.querySelectorAll("[data-later]")) part.removeAttribute("data-later");
  for (const element of document.head.querySelectorAll(ofPage)) element.remove();
  for (const element of document.querySelectorAll(forMachines)) element.remove();
  document.head.append(...headAt(pathname).map(elementOf));
}

function elementOf([name, attributes, text = ""]: HeadTag): Element {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}
