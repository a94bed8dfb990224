/**
 * The letters as the page on screen shows them. Whoever makes the page reads them; the browser has
 * what the page says of them, since a letter may be newer than all its scripts.
 */

import { pageData } from "#app/i18n/page-content.ts";
import type { LetterEntry, LetterPageEntry } from "#core/letter-catalogue.ts";
import { readPath } from "#core/paths.ts";
import { brought } from "../reading/brought.ts";

/** The browser's build drops this, and with it all that reads a letter. */
const shelf = import.meta.env.SSR ? await import("#builder/letters/read.ts") : undefined;

/** `undefined` where there is none, or where its document is not here yet. */
export function letterAt(slug: string, pathname: string): LetterPageEntry | undefined {
  if (shelf) return shelf.letterIn(slug, readPath(pathname).language);
  return pathname === brought.path && brought.letter ? JSON.parse(brought.letter) : undefined;
}

/** Reached in place, the list is as old as the scripts, until the one of today is here. */
export function lettersAt(pathname: string): readonly LetterEntry[] {
  const { language } = readPath(pathname);
  if (shelf) return shelf.lettersIn(language);
  return pathname === brought.path && brought.letters
    ? JSON.parse(brought.letters)
    : pageData("letters", language).entries;
}
