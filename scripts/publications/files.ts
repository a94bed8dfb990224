import type { Language } from "#app/i18n/languages.ts";
import type { Publication } from "./read.ts";

/** The list that pages fetch, so that a newer document shows in pages built before it. */
export function listFile(publications: readonly Publication[], language: Language): string {
  return JSON.stringify({ publications: publications.map(({ entries }) => entries[language]) });
}
