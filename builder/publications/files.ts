import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { feedPath, listPath, pdfPath } from "#core/catalogue.ts";
import { type Language, languages } from "#core/languages.ts";
import { pathTo } from "#core/paths.ts";
import { atomFeed } from "../atom.ts";
import { type Publication, publicationsFolder, readPublications } from "./read.ts";

/** Writes the PDFs, the lists that pages fetch, and the feeds. */
export function publishPublications(client: string): void {
  const publications = readPublications();
  mkdirSync(join(client, "publications"), { recursive: true });
  for (const language of languages) {
    writeFileSync(join(client, listPath(language)), listFile(publications, language));
    writeFileSync(join(client, feedPath(language)), feedFile(publications, language));
    for (const { slug } of publications) {
      const printed = join(publicationsFolder, slug, `${language}.pdf`);
      copyFileSync(printed, join(client, pdfPath(slug, language)));
    }
  }
}

/** Pages fetch this list, so that those built earlier show a newer publication too. */
export function listFile(publications: readonly Publication[], language: Language): string {
  return JSON.stringify({ publications: publications.map(({ entries }) => entries[language]) });
}

export function feedFile(publications: readonly Publication[], language: Language): string {
  return atomFeed({
    path: feedPath(language),
    page: "publications",
    language,
    entries: publications.map(({ entries }) => {
      const {
        slug,
        title,
        summary,
        published,
        revised = published,
        category,
        pdf,
      } = entries[language];
      return {
        path: pathTo("publication", language).replace(":slug", slug),
        title,
        summary,
        published: `${published}T00:00:00Z`,
        updated: `${revised}T00:00:00Z`,
        category,
        file: { path: pdfPath(slug, language), bytes: pdf?.bytes ?? 0 },
      };
    }),
  });
}
