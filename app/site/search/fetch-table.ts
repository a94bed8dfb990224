import type { Language } from "#core/languages.ts";
import { tablePath } from "#core/search/table-path.ts";

const asked = new Map<Language, Promise<unknown>>();

/**
 * The table of the search index, which every question needs first. The header loads it together
 * with the search page's code, so that the first question does not wait for it.
 */
export function fetchTable(language: Language): Promise<unknown> {
  const fetching = asked.get(language) ?? readTable(language);
  asked.set(language, fetching);
  // After a failure the next call tries again.
  fetching.catch(() => asked.delete(language));
  return fetching;
}

/** For when the table names files that are gone, after a deployment. */
export function forgetTable(language: Language): void {
  asked.delete(language);
}

async function readTable(language: Language): Promise<unknown> {
  const response = await fetch(tablePath(language));
  if (!response.ok) throw new Error(`The table of the search answered ${response.status}.`);
  return response.json();
}
