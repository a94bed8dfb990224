/**
 * The entries of the letters for the page on screen. When a page is made, they are read from the
 * letters; in the browser, from attributes of the page, since a letter may be newer than the
 * scripts.
 */

import { pageData } from "#app/i18n/page-content.ts";
import type { LetterEntry, LetterPageEntry } from "#core/letter-catalogue.ts";
import { readPath } from "#core/paths.ts";
import { loadedDocument } from "../reading/own-document.ts";

/** Only for making pages: left out of the browser's code, with all that it imports. */
const letterReader = import.meta.env.SSR ? await import("#builder/letters/read.ts") : undefined;

/** `undefined` where there is no such letter, or where its document is not loaded yet. */
export function letterAt(slug: string, pathname: string): LetterPageEntry | undefined {
  if (letterReader) return letterReader.letterIn(slug, readPath(pathname).language);
  return pathname === loadedDocument.path && loadedDocument.letter
    ? JSON.parse(loadedDocument.letter)
    : undefined;
}

/** Those that somebody signed, on the page of that person, which is always loaded as a document. */
export function lettersBy(person: string, pathname: string): readonly LetterEntry[] {
  if (letterReader) {
    const all = letterReader.lettersIn(readPath(pathname).language);
    return all.filter(({ signatory }) => signatory.id === person);
  }
  return pathname === loadedDocument.path && loadedDocument.letters
    ? JSON.parse(loadedDocument.letters)
    : [];
}

/**
 * On a page reached without loading its document, the list of the build, until `useLetters` has a
 * newer one.
 */
export function lettersAt(pathname: string): readonly LetterEntry[] {
  const { language } = readPath(pathname);
  if (letterReader) return letterReader.lettersIn(language);
  return pathname === loadedDocument.path && loadedDocument.letters
    ? JSON.parse(loadedDocument.letters)
    : pageData("letters", language).entries;
}
