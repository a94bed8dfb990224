/**
 * The PDFs of editions, printed once each, since they never change: of those that came with the
 * program by `npm run publications`, of those of the desk by the host, where it has a browser.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { allEditions } from "#content/legal/all-editions.ts";
import type { PrintedPdf } from "#core/catalogue.ts";
import { editionTexts } from "#core/edition-texts.ts";
import { type Edition, editionPdfPath } from "#core/editions.ts";
import { type Language, languages } from "#core/languages.ts";

export const editionsFolder = "content/editions";
export const editionPdfList = join(editionsFolder, "printed-pdfs.json");

export const hostPrintList = "printed-pdfs.json";

/** Those of one edition, with the hash of the edition that they were printed from. */
type Printed = Partial<Record<Language, PrintedPdf & { source: string }>>;
/** By text and version, as `privacy/2.0`. */
export type PrintedEditions = Record<string, Printed>;

export function readPrintedEditions(): PrintedEditions {
  return existsSync(editionPdfList) ? JSON.parse(readFileSync(editionPdfList, "utf8")) : {};
}

/** What the host printed, named by the hash of the edition and the language. */
export type HostPrints = Record<string, PrintedPdf>;

export function hostPrintName(hash: string, language: Language): string {
  return `${hash}.${language}`;
}

/** The host names the folder to those who make pages and to those who print. */
export function hostPrintFile(name: string): string {
  return join(process.env.EDITION_PRINTS ?? "", name);
}

/** Without those whose file is gone: no page is left undrawn for a PDF. */
export function readHostPrints(): HostPrints {
  const list = hostPrintFile(hostPrintList);
  if (!process.env.EDITION_PRINTS || !existsSync(list)) return {};
  const listed: HostPrints = JSON.parse(readFileSync(list, "utf8"));
  return Object.fromEntries(
    Object.entries(listed).filter(([name]) => existsSync(hostPrintFile(`${name}.pdf`))),
  );
}

/** An edition of the desk may have other words under the same number: the hash says whose it is. */
export function pdfsOf(
  text: string,
  version: string,
  hash: string,
): Partial<Record<Language, PrintedPdf>> {
  const printed = readPrintedEditions()[`${text}/${version}`] ?? {};
  const ofHost = readHostPrints();
  return Object.fromEntries(
    languages.flatMap((language) => {
      const { source, ...pdf } = printed[language] ?? {};
      const found = source === hash ? pdf : ofHost[hostPrintName(hash, language)];
      return found ? [[language, found]] : [];
    }),
  );
}

export function editionPdfFile(text: string, version: string, language: Language): string {
  return join(editionsFolder, text, version, `${language}.pdf`);
}

export function publishEditionPdfs(client: string): void {
  for (const text of editionTexts) {
    for (const { version, hash } of allEditions[text].editions) {
      for (const language of Object.keys(pdfsOf(text, version, hash)) as Language[]) {
        const file = join(client, editionPdfPath(text, version, language));
        mkdirSync(dirname(file), { recursive: true });
        copyFileSync(editionPdfFile(text, version, language), file);
      }
    }
  }
}

/** Lays what the host printed beside the pages that offer it. */
export function publishHostPrints(folder: string, editions: readonly Edition[]): void {
  const printed = readHostPrints();
  for (const { text, version, hash } of editions) {
    for (const language of languages) {
      const name = hostPrintName(hash, language);
      if (!printed[name]) continue;
      const file = join(folder, editionPdfPath(text, version, language));
      mkdirSync(dirname(file), { recursive: true });
      copyFileSync(hostPrintFile(`${name}.pdf`), file);
    }
  }
}
