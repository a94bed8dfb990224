/**
 * What a document says, so that a second person can hold its lines against it: the text of a PDF,
 * page by page, and every account number in it or in a workbook. A PDF of pictures has no text, and
 * one that is too long is read in part: then there is none, and whoever looks is told so.
 */
import { findIbans } from "../../../../core/iban.ts";
import { entriesOf, unpackEntry } from "../../../../core/unzip.ts";

export type FileText = {
  /** `null` where it could not be read. */
  pages: string[] | null;
  accounts: string[];
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
  try {
    // It takes the bytes for itself.
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    // From here on: to load the reader itself takes a busy machine seconds.
    const until = Date.now() + longest;
    let signs = 0;
    for (let number = 1; number <= pdf.numPages; number += 1) {
      if (number > mostPages || signs > mostSigns || Date.now() > until) {
        return { pages: null, accounts: [...accounts] };
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
    return { pages: null, accounts: [...accounts] };
  }
  return { pages: pages.some((page) => page.trim()) ? pages : null, accounts: [...accounts] };
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
