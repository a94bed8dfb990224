/** The feeds of what each person of the firm wrote: their publications and letters, newest first. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "#core/languages.ts";
import { pathTo } from "#core/paths.ts";
import { personFeedPath } from "#core/person-works.ts";
import { atomFeed } from "./atom.ts";
import { readPeople } from "./changes/records.ts";
import { lettersIn } from "./letters/read.ts";
import { catalogueIn } from "./publications/read.ts";

export function publishPersons(folder: string): void {
  mkdirSync(join(folder, "people"), { recursive: true });
  for (const language of languages) {
    const publications = catalogueIn(language).map(({ authors, revised, from, ...entry }) => ({
      ...entry,
      page: "publication" as const,
      updated: `${from ?? revised ?? entry.published}T00:00:00Z`,
      by: authors.map(({ id }) => id),
    }));
    const letters = lettersIn(language).map(({ signatory, theme, changed, ...entry }) => ({
      ...entry,
      page: "letter" as const,
      category: theme,
      updated: changed,
      by: [signatory.id],
    }));
    for (const { id, name } of readPeople()) {
      const entries = [...publications, ...letters]
        .filter(({ by }) => by.includes(id))
        .sort((a, b) => b.published.localeCompare(a.published))
        .map(({ page, slug, title, summary, published, updated, category }) => ({
          path: pathTo(page, language).replace(":slug", slug),
          title,
          summary,
          published: `${published}T00:00:00Z`,
          updated,
          category,
        }));
      if (entries.length === 0) continue;
      const path = personFeedPath(id, language);
      const person = { id, name };
      writeFileSync(
        join(folder, path),
        atomFeed({ path, page: "person", person, language, entries }),
      );
    }
  }
}
