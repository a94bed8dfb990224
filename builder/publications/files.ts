import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  deskPdfPath,
  feedPath,
  listPath,
  type PublicationSource,
  pdfPath,
  sourcePath,
} from "#core/catalogue.ts";
import { isPolicy } from "#core/edition-texts.ts";
import { type Language, languages } from "#core/languages.ts";
import { pathTo } from "#core/paths.ts";
import { atomFeed } from "../atom.ts";
import { editionPdfFile } from "../editions/pdfs.ts";
import { type Publication, publicationsFolder, readPublications } from "./read.ts";

/** Writes the PDFs, the lists that pages fetch, what the desk reads, and the feeds. */
export function publishPublications(client: string): void {
  const publications = publishTexts(client);
  for (const { slug, entries } of publications) {
    for (const language of languages) {
      const { pdf } = entries[language];
      if (!pdf || pdf.path === deskPdfPath(pdf.sha256)) continue;
      // Of a policy the edition that is in force now, at the address that was given before.
      const printed = isPolicy(slug)
        ? editionPdfFile(slug, entries[language].version, language)
        : join(publicationsFolder, slug, `${language}.pdf`);
      copyFileSync(printed, join(client, pdfPath(slug, language)));
    }
  }
}

/** All but the PDFs. */
export function publishTexts(client: string): Publication[] {
  const publications = publishLists(client);
  mkdirSync(join(client, "publications"), { recursive: true });
  for (const publication of publications) {
    if (isPolicy(publication.slug)) continue;
    const file = join(client, sourcePath(publication.slug));
    writeFileSync(file, JSON.stringify(sourceOf(publication)));
  }
  return publications;
}

/** The lists that pages fetch and the feeds, of the day for which pages are drawn. */
export function publishLists(client: string): Publication[] {
  const publications = readPublications();
  for (const language of languages) {
    writeFileSync(join(client, listPath(language)), listFile(publications, language));
    writeFileSync(join(client, feedPath(language)), feedFile(publications, language));
  }
  return publications;
}

function sourceOf({ slug, entries, written }: Publication): PublicationSource {
  const { version, category, follows } = entries.en;
  return { slug, version, category, ...(follows && { follows }), ...written };
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
        from = revised,
        category,
        pdf,
      } = entries[language];
      return {
        path: pathTo("publication", language).replace(":slug", slug),
        title,
        summary,
        published: `${published}T00:00:00Z`,
        updated: `${from}T00:00:00Z`,
        category,
        ...(pdf && { file: { path: pdf.path, bytes: pdf.bytes } }),
      };
    }),
  });
}
