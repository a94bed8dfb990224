/** Writes a feed in the Atom format: https://www.rfc-editor.org/rfc/rfc4287 */
import { absolute } from "#app/head/alternates.ts";
import { site } from "#content/site.ts";
import type { Language } from "#core/languages.ts";
import { pageById } from "#core/pages.ts";
import { pathTo } from "#core/paths.ts";

type Entry = {
  path: string;
  title: string;
  summary: string;
  published: string;
  updated: string;
  category: string;
  file?: { path: string; bytes: number };
};

type Feed = {
  path: string;
  /** The page that lists the same entries. */
  page: "publications" | "letters" | "press" | "person";
  /** Of a person’s page: whose it is. */
  person?: { id: string; name: string };
  language: Language;
  entries: readonly Entry[];
};

export function atomFeed({ path, page, person, language, entries }: Feed): string {
  const own = absolute(path);
  const shown = pathTo(page, language).replace(":slug", person?.id ?? "");
  const updated = entries.map((entry) => entry.updated).sort();
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${own}</id>
  <title>${escapeXml(`${person?.name ?? pageById(page).name[language]} · ${site.name}`)}</title>
  <link rel="self" type="application/atom+xml" href="${own}"/>
  <link rel="alternate" type="text/html" href="${absolute(shown)}"/>
  <updated>${updated.at(-1)}</updated>
  <author><name>${escapeXml(person?.name ?? site.name)}</name></author>
${entries.map((entry) => entryOf(entry, language)).join("\n")}
</feed>
`;
}

function entryOf(entry: Entry, language: Language): string {
  const url = absolute(entry.path);
  const { file } = entry;
  return [
    "  <entry>",
    `    <id>${url}</id>`,
    `    <title>${escapeXml(entry.title)}</title>`,
    `    <link rel="alternate" type="text/html" hreflang="${language}" href="${url}"/>`,
    ...(file
      ? [
          `    <link rel="enclosure" type="application/pdf" hreflang="${language}" length="${file.bytes}" href="${absolute(file.path)}"/>`,
        ]
      : []),
    `    <published>${entry.published}</published>`,
    `    <updated>${entry.updated}</updated>`,
    `    <category term="${entry.category}"/>`,
    `    <summary>${escapeXml(entry.summary)}</summary>`,
    "  </entry>",
  ].join("\n");
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
