import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "#core/languages.ts";
import { letterFeedPath, letterListPath } from "#core/letter-catalogue.ts";
import { pathTo } from "#core/paths.ts";
import { atomFeed } from "../atom.ts";
import { type Letter, readLetters } from "./read.ts";

/** Writes the lists that pages fetch, and the feeds. */
export function publishLetters(folder: string): void {
  const letters = readLetters();
  mkdirSync(folder, { recursive: true });
  for (const language of languages) {
    writeFileSync(join(folder, letterListPath(language)), letterListFile(letters, language));
    writeFileSync(join(folder, letterFeedPath(language)), letterFeedFile(letters, language));
  }
}

/** Pages fetch this list, so that those drawn earlier show a newer letter too. */
export function letterListFile(letters: readonly Letter[], language: Language): string {
  return JSON.stringify({ letters: letters.map(({ entries }) => entries[language]) });
}

export function letterFeedFile(letters: readonly Letter[], language: Language): string {
  return atomFeed({
    path: letterFeedPath(language),
    page: "letters",
    language,
    entries: letters.map(({ entries }) => {
      const { slug, title, summary, published, changed, theme } = entries[language];
      return {
        path: pathTo("letter", language).replace(":slug", slug),
        title,
        summary,
        published: `${published}T00:00:00Z`,
        updated: changed,
        category: theme,
      };
    }),
  });
}
