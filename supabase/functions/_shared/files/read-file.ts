/**
 * What a document says, so that a second person can hold its lines against it: the text of a PDF,
 * page by page, and every account number in it or in a workbook. A PDF of pictures has no text, and
 * one that is too long is read in part: then there is none, and whoever looks is told so.
 */
import type { PDFDocumentProxy } from "unpdf/pdfjs";
import { findIbans } from "../../../../core/iban.ts";
import { entriesOf, unpackEntry } from "../../../../core/unzip.ts";

export type FileText = {
  /** `null` where it could not be read. */
  pages: string[] | null;
  accounts: string[];
  /** Of a PDF that was read: what it says of itself where it is tagged, null where it is not. */
  about?: { title: string; language: string; pages: number } | null;
};

const mostPages = 400;
const mostSigns = 400_000;
const longest = 5_000;

export async function readFile(bytes: Uint8Array): Promise<FileText> {
  return bytes[0] === 0x50 ? readWorkbook(bytes) : readPdf(bytes);
}

async function readPdf(bytes: Uint8Array): Promise<FileText> {
  const { getDocumentProxy } = await import("unpdf");
  const pages: string[] = [];
  const accounts = new Set<string>();
  let about: Pick<FileText, "about"> = {};
  try {
    // It takes the bytes for itself.
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    // From here on: to load the reader itself takes a busy machine seconds.
    const until = Date.now() + longest;
    about = await aboutOf(pdf);
    let signs = 0;
    for (let number = 1; number <= pdf.numPages; number += 1) {
      if (number > mostPages || signs > mostSigns || Date.now() > until) {
        return { pages: null, accounts: [...accounts], ...about };
      }
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const text = items
        .map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : ""))
        .join("")
        .replaceAll("\0", "");
      for (const account of findIbans(text)) accounts.add(account);
      signs += text.length;
      pages.push(text);
    }
  } catch {
    // What a viewer may still show in part is looked at there.
    return { pages: null, accounts: [...accounts], ...about };
  }
  const text = pages.some((page) => page.trim()) ? pages : null;
  return { pages: text, accounts: [...accounts], ...about };
}

/** A reader shows its title, a screen reader reads it in its language and in the order of its tags. */
async function aboutOf(pdf: PDFDocumentProxy): Promise<Pick<FileText, "about">> {
  const mark = await pdf.getMarkInfo();
  // Each page has a tree, or none has.
  if (!mark?.Marked || !(await (await pdf.getPage(1)).getStructTree())) return { about: null };
  const { info } = await pdf.getMetadata();
  const { Title: title, Language: language } = info as { Title?: unknown; Language?: unknown };
  const said = (value: unknown) => (typeof value === "string" ? value.trim() : "");
  return { about: { title: said(title), language: said(language), pages: pdf.numPages } };
}

/** A number that is spread over several cells is not found. */
async function readWorkbook(bytes: Uint8Array): Promise<FileText> {
  const accounts = new Set<string>();
  for (const entry of entriesOf(bytes)) {
    const xml = await unpackEntry(entry, entry.name.toLowerCase().endsWith(".xml"));
    for (const [, text = ""] of xml.matchAll(/>([^<]{15,})</g)) {
      for (const account of findIbans(text)) accounts.add(account);
    }
  }
  return { pages: null, accounts: [...accounts] };
}
