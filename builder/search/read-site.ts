import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#core/languages.ts";
import { isInSitemap, type PageId } from "#core/pages.ts";
import type { Kind } from "#core/search/index-files.ts";
import { type Address, addresses, fileOf } from "../addresses.ts";
import { readPublications } from "../publications/read.ts";
import { type ReadPage, readPage } from "./read-page.ts";

export type SearchedPage = ReadPage & { path: string; name: string; kind: Kind; weight: number };

/** Pages that list what is on other pages. They weigh less, so that the page itself comes first. */
const lists: readonly PageId[] = ["home", "publications", "letters", "person"];
const kindsOfPages: Partial<Record<PageId, Kind>> = {
  glossary: "term",
  references: "reference",
  letter: "letter",
  letters: "letter",
  publications: "publication",
  "sustainable-investment-policy": "policy",
};

/** A page that no day to come changes is read once for all of them. */
const readBefore = new Map<string, ReadPage>();

/** The pages that can be searched: all that the sitemap page lists, except itself. */
export function readSite(folders: readonly string[], language: Language): SearchedPage[] {
  return addresses
    .filter(({ page }) => isInSitemap(page) && page.id !== "sitemap")
    .filter((address) => address.language === language)
    .map((address) => {
      const html = readFirst(folders, fileOf(address.path));
      const read = readBefore.get(html) ?? readPage(html);
      readBefore.set(html, read);
      const { page, path } = address;
      const name = path.endsWith(page.path) || page.id === "home" ? page.name[language] : "";
      return {
        ...read,
        path,
        name: name || read.heading,
        kind: kindOf(address),
        weight: lists.includes(page.id) ? 0.6 : 1,
      };
    });
}

/**
 * From the first folder that has it: pages drawn after the build come before those of the build.
 */
function readFirst(folders: readonly string[], file: string): string {
  for (const folder of folders) {
    try {
      return readFileSync(join(folder, file), "utf8");
    } catch (error) {
      if (folder === folders.at(-1)) throw error;
    }
  }
  throw new Error(`${file} is in no folder.`);
}

function kindOf({ page, path }: Address): Kind {
  if (page.id === "publication") return isPolicy(path) ? "policy" : "publication";
  return kindsOfPages[page.id] ?? (page.section === "legal" ? "policy" : "page");
}

function isPolicy(path: string): boolean {
  const slug = path.split("/").at(-1);
  const found = readPublications().find((publication) => publication.slug === slug);
  return found?.entries.en.category === "investment-policy";
}
