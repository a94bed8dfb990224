/** The PDFs of editions: `npm run publications` prints them, once each, since they never change. */
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { legalPages, legalTexts } from "#content/legal/editions.ts";
import type { PrintedPdf } from "#core/catalogue.ts";
import { editionPdfPath } from "#core/editions.ts";
import { type Language, languages } from "#core/languages.ts";

export const editionsFolder = "content/editions";
export const editionPdfList = join(editionsFolder, "printed-pdfs.json");

/** Those of one edition, with the hash of the edition that they were printed from. */
type Printed = Partial<Record<Language, PrintedPdf & { source: string }>>;
/** By text and version, as `privacy/2.0`. */
export type PrintedEditions = Record<string, Printed>;

export function readPrintedEditions(): PrintedEditions {
  return existsSync(editionPdfList) ? JSON.parse(readFileSync(editionPdfList, "utf8")) : {};
}

/** None for an edition of the desk: its words are not those of a file printed here. */
export function pdfsOf(
  text: string,
  version: string,
  hash: string,
): Partial<Record<Language, PrintedPdf>> {
  const printed = readPrintedEditions()[`${text}/${version}`] ?? {};
  return Object.fromEntries(
    languages.flatMap((language) => {
      const { source, ...pdf } = printed[language] ?? {};
      return source === hash ? [[language, pdf]] : [];
    }),
  );
}

export function editionPdfFile(text: string, version: string, language: Language): string {
  return join(editionsFolder, text, version, `${language}.pdf`);
}

export function publishEditionPdfs(client: string): void {
  for (const text of legalPages) {
    for (const { version, hash } of legalTexts[text].editions) {
      for (const language of Object.keys(pdfsOf(text, version, hash)) as Language[]) {
        const file = join(client, editionPdfPath(text, version, language));
        mkdirSync(dirname(file), { recursive: true });
        copyFileSync(editionPdfFile(text, version, language), file);
      }
    }
  }
}
