import type { PageEntry, StandingText } from "#core/acts/pages.ts";
import type { Bilingual, Language } from "#core/languages.ts";
import { recordPlaces } from "#core/texts/revision.ts";
import { typeset } from "#core/typeset.ts";

export type Key = { place: string; path: string };

export function keyOf({ place, path }: Key): string {
  return `${place} ${path}`;
}

/** A sentence that stands on a page. Records are in lists of their own. */
export type StandingSentence = StandingText & { was: Bilingual; stands: Bilingual };

export function isStandingSentence(text: StandingText): text is StandingSentence {
  return !recordPlaces.some((list) => list === text.place) && text.was !== null;
}

/** Two texts that look alike on the page are the same: typography sets the spaces. */
export function saysSame(one: string, other: string, language: Language): boolean {
  return typeset(one, language) === typeset(other, language);
}

/** As a reader can read it aloud: what the page fills in is not known here, and is left open. */
export function readable(text: string): string {
  return text.replace(/\{\{\w+\}\}/g, "…");
}

/** What begins in half a minute is as good as there; what begins later is to come. */
export function isToCome(liveFrom: string | null): boolean {
  return liveFrom !== null && Date.parse(liveFrom) > Date.now() + 60_000;
}

/** The pages are drawn after the act: for a minute or so they may still say what they said. */
export function isFresh(liveFrom: string): boolean {
  return Date.parse(liveFrom) > Date.now() - 60_000;
}

/** The entries with one of them written, or left out. */
export function withEntry(
  entries: readonly PageEntry[],
  key: Key,
  entry: PageEntry | undefined,
): PageEntry[] {
  const at = entries.findIndex((one) => keyOf(one) === keyOf(key));
  if (at < 0) return entry ? [...entries, entry] : [...entries];
  return entry ? entries.with(at, entry) : entries.toSpliced(at, 1);
}

/**
 * What two colleagues wrote on one change, put together text by text. Of texts that both wrote
 * differently mine is kept, and named.
 */
export function mergeEntries(
  base: readonly PageEntry[],
  mine: readonly PageEntry[],
  theirs: readonly PageEntry[],
): { entries: PageEntry[]; conflicts: PageEntry[] } {
  const [before, own] = [base, mine].map((list) => new Map(list.map((one) => [keyOf(one), one])));
  const other = new Map(theirs.map((one) => [keyOf(one), one]));
  const conflicts: PageEntry[] = [];
  const keys = [...new Set([...other.keys(), ...(own?.keys() ?? [])])];
  const entries = keys.flatMap((key) => {
    const [was, my, their] = [before?.get(key), own?.get(key), other.get(key)];
    if (isSame(my, was) || isSame(my, their)) return their ?? [];
    if (!isSame(their, was) && their) conflicts.push(their);
    return my ?? [];
  });
  return { entries, conflicts };
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
