import { fold } from "#core/fold.ts";
import type { GlossaryEntry } from "./data.ts";

export type Found = { ids: ReadonlySet<string>; in: "names" | "definitions" };

/**
 * The entries that have a name, in either language, in which every word of the query begins a word,
 * as it is or in the singular; where there is none, the entries whose definition does.
 */
export function search(entries: readonly GlossaryEntry[], query: string): Found | undefined {
  const sought = fold(query);
  if (!sought) return undefined;
  const matching = (textOf: (entry: GlossaryEntry) => string[]) =>
    entries.filter((entry) => textOf(entry).some((text) => isFoundBy(text, sought)));
  const named = matching(({ term, also = "", equivalent, names }) => [
    ...[term, also, equivalent.text].map(fold),
    ...names.split("|"),
  ]);
  if (named.length > 0) return { ids: idsOf(named), in: "names" };
  return { ids: idsOf(matching(({ definition }) => [fold(definition)])), in: "definitions" };
}

/** Both folded. What a plural begins with is, in both languages, nearly always its singular. */
export function isFoundBy(text: string, sought: string): boolean {
  const words = sought.split(" ").map((word) => word.replace(/(?<=...)[sx]$/, ""));
  return words.every((word) => ` ${text}`.includes(` ${word}`));
}

function idsOf(entries: readonly GlossaryEntry[]): ReadonlySet<string> {
  return new Set(entries.map(({ id }) => id));
}
