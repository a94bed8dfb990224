import { fold } from "#core/fold.ts";
import type { GlossaryEntry } from "./data.ts";

export type Found = { ids: ReadonlySet<string>; in: "names" | "definitions" };

/**
 * The entries that have a name, in either language, in which every word of the query begins a word;
 * where there is none, the entries whose definition does.
 */
export function search(entries: readonly GlossaryEntry[], query: string): Found | undefined {
  const words = fold(query).split(" ").filter(Boolean);
  if (words.length === 0) return undefined;
  const matching = (textOf: (entry: GlossaryEntry) => string[]) =>
    entries.filter((entry) => textOf(entry).some((text) => words.every(startsAWordOf(text))));
  const named = matching(({ term, also = "", equivalent, names }) => [
    ...[term, also, equivalent.text].map(fold),
    ...names.split("|"),
  ]);
  if (named.length > 0) return { ids: idsOf(named), in: "names" };
  return { ids: idsOf(matching(({ definition }) => [fold(definition)])), in: "definitions" };
}

function startsAWordOf(text: string): (word: string) => boolean {
  return (word) => ` ${text}`.includes(` ${word}`);
}

function idsOf(entries: readonly GlossaryEntry[]): ReadonlySet<string> {
  return new Set(entries.map(({ id }) => id));
}
