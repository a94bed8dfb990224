/**
 * What an Excel workbook may not have inside: macros, data from elsewhere, other programs' objects.
 * By what its table of contents and its relations say, and by the names of its parts; never by the
 * name of the file.
 */
import type { FileFault } from "../../../../core/kinds.ts";
import { entriesOf, UnfitZip, unpackEntry } from "../../../../core/unzip.ts";

type WorkbookFault = Extract<FileFault, `excel-${string}`>;

const main = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml";

const parts: readonly (readonly [RegExp, WorkbookFault])[] = [
  [/macroenabled|macrosheet|vbaproject|vbadata|dialogsheet|customui/i, "excel-macro"],
  [
    /externallink|querytable|connections\.xml|\.connections\+xml|relationships\/connections|webextension/i,
    "excel-link",
  ],
  [/oleobject|activex|embeddings\/|relationships\/(?:package|control)\b/i, "excel-object"],
];

/** Longer ones are in no workbook. */
const mostOfContents = 4 * 1024 * 1024;

export async function checkWorkbook(bytes: Uint8Array): Promise<WorkbookFault | undefined> {
  const said: string[] = [];
  let contents: string | undefined;
  for (const entry of entriesOf(bytes)) {
    const isContents = entry.name.toLowerCase() === "[content_types].xml";
    const keep = isContents || entry.name.toLowerCase().endsWith(".rels");
    if (keep && entry.size > mostOfContents) throw new UnfitZip("file-unpacks");
    const xml = await unpackEntry(entry, keep);
    if (isContents) contents = xml;
    said.push(entry.name, xml);
  }
  const found = parts.find(([pattern]) => said.some((text) => pattern.test(text)));
  if (found) return found[1];
  if (!contents?.includes(main)) throw new UnfitZip("file-unreadable");
  return said.some(leadsElsewhere) ? "excel-link" : undefined;
}

/** A hyperlink waits for somebody to press it; what else is outside is fetched. */
function leadsElsewhere(relations: string): boolean {
  const found = relations.matchAll(/<(?:[\w.-]+:)?Relationship\b((?:[^>"']|"[^"]*"|'[^']*')*)>/g);
  return [...found].some(
    ([, attributes = ""]) =>
      /TargetMode\s*=\s*["']\s*External/i.test(attributes) &&
      !/Type\s*=\s*["'][^"']*\/hyperlink["']/i.test(attributes),
  );
}
