import type { CatalogueEntry, Category } from "#core/catalogue.ts";
import { fold } from "#core/fold.ts";

export type PublicationChoice = { category: Category | ""; query: string };

/** The documents of a category whose title or summary has every word asked for. */
export function choose(
  entries: readonly CatalogueEntry[],
  { category, query }: PublicationChoice,
): CatalogueEntry[] {
  const words = fold(query).split(" ");
  return (
    entries
      .filter((entry) => !category || entry.category === category)
      .filter(({ title, summary }) => {
        const text = fold(`${title} ${summary}`);
        return words.every((word) => text.includes(word));
      })
      // Days in numbers need no collation: the browser would take 16 ms to get it ready.
      .sort((a, b) => Number(a.published < b.published) - Number(a.published > b.published))
  );
}
