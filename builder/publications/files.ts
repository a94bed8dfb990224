import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { absolute } from "#app/head/alternates.ts";
import { site } from "#content/site.ts";
import { feedPath, listPath, pdfPath } from "#core/catalogue.ts";
import { type Language, languages } from "#core/languages.ts";
import { pageById } from "#core/pages.ts";
import { pathTo } from "#core/paths.ts";
import { type Publication, publicationsFolder, readPublications } from "./read.ts";

/** The PDFs, the lists that pages fetch, and the feeds. */
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

/** The list that pages fetch, so that a newer document shows in pages built before it. */
export function listFile(publications: readonly Publication[], language: Language): string {
  return JSON.stringify({ publications: publications.map(({ entries }) => entries[language]) });
}

/** https://www.rfc-editor.org/rfc/rfc4287 */
export function feedFile(publications: readonly Publication[], language: Language): string {
  const own = absolute(feedPath(language));
  const entries = publications.map(({ entries }) => entries[language]);
  const rows = entries.map(({ slug, title, summary, published, category, pdf }) => {
    const url = absolute(pathTo("publication", language).replace(":slug", slug));
    return `  <entry>
    <id>${url}</id>
    <title>${escapeXml(title)}</title>
    <link rel="alternate" type="text/html" hreflang="${language}" href="${url}"/>
    <link rel="enclosure" type="application/pdf" hreflang="${language}" length="${pdf?.bytes ?? 0}" href="${absolute(pdfPath(slug, language))}"/>
    <published>${published}T00:00:00Z</published>
    <updated>${published}T00:00:00Z</updated>
    <category term="${category}"/>
    <summary>${escapeXml(summary)}</summary>
  </entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${own}</id>
  <title>${escapeXml(`${pageById("publications").name[language]} · ${site.name}`)}</title>
  <link rel="self" type="application/atom+xml" href="${own}"/>
  <link rel="alternate" type="text/html" href="${absolute(pathTo("publications", language))}"/>
  <updated>${entries[0]?.published}T00:00:00Z</updated>
  <author><name>${escapeXml(site.name)}</name></author>
${rows.join("\n")}
</feed>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
