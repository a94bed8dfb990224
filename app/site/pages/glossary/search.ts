import { fold } from "#core/fold.ts";
import type { GlossaryEntry } from "./data.ts";

export type Found = { ids: ReadonlySet<string>; in: "names" | "definitions" };

/**
 * The entries one of whose names, in either language, has every word of the query at the start of
 * one of its own; where there is none, those whose definition has them.
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
