/** What a PDF may not have inside: scripts, launches, attachments, and whatever acts by itself. */
import type { FileFault } from "../../../../core/kinds.ts";
import { openPdf, type Pdf } from "./open-pdf.ts";
import { PdfDict, PdfName, PdfRef, PdfText, type PdfValue } from "./pdf-values.ts";

type PdfFault = Extract<FileFault, `pdf-${string}`>;

/** Keys that only a dictionary with something like that has. */
const keys: Readonly<Record<string, PdfFault>> = {
  JS: "pdf-script",
  JavaScript: "pdf-script",
  XFA: "pdf-script",
  EmbeddedFiles: "pdf-attachment",
  EF: "pdf-attachment",
  Collection: "pdf-attachment",
  RichMediaContent: "pdf-media",
  RichMediaSettings: "pdf-media",
};

/** What an action, an annotation or an object may not be: the values of `S`, `Subtype`, `Type`. */
const values: Readonly<Record<string, PdfFault>> = {
  JavaScript: "pdf-script",
  Launch: "pdf-launch",
  GoToR: "pdf-launch",
  GoToE: "pdf-launch",
  SubmitForm: "pdf-launch",
  ImportData: "pdf-launch",
  EmbeddedFile: "pdf-attachment",
  Filespec: "pdf-attachment",
  FileAttachment: "pdf-attachment",
  Rendition: "pdf-media",
  RichMedia: "pdf-media",
  RichMediaExecute: "pdf-media",
  Movie: "pdf-media",
  Sound: "pdf-media",
  Screen: "pdf-media",
};

export function checkPdf(bytes: Uint8Array): PdfFault | undefined {
  const pdf = openPdf(bytes);
  for (const value of pdf.objects()) {
    // A name on its own may be what an action elsewhere refers to.
    const found = value instanceof PdfName ? faultOf(values, value.name) : faultIn(value, pdf);
    if (found) return found;
  }
  return undefined;
}

function faultIn(value: PdfValue, pdf: Pdf): PdfFault | undefined {
  if (Array.isArray(value)) return firstOf(value, (one) => faultIn(one, pdf));
  if (!(value instanceof PdfDict)) return undefined;
  return firstOf(value.entries, ([key, entry]) => {
    if (entry === null) return undefined;
    if (["S", "Subtype", "Type"].includes(key) && entry instanceof PdfName) {
      return faultOf(values, entry.name);
    }
    if (key === "OpenAction" && !meanings(entry, pdf).every(isPlace)) return "pdf-acts";
    if (key === "AA" && !meanings(entry, pdf).every(isResource)) return "pdf-acts";
    return faultOf(keys, key) ?? faultIn(entry, pdf);
  });
}

function meanings(value: PdfValue, pdf: Pdf): readonly PdfValue[] {
  return value instanceof PdfRef ? pdf.meant(value) : [value];
}

/** A place in the document itself, to which many writers let it open. */
function isPlace(value: PdfValue): boolean {
  if (!(value instanceof PdfDict)) {
    return Array.isArray(value) || value instanceof PdfName || value instanceof PdfText;
  }
  const action = value.get("S");
  return action instanceof PdfName && action.name === "GoTo" && !value.get("Next");
}

/** A font or a picture may be called `AA`, too. */
function isResource(value: PdfValue): boolean {
  return !(value instanceof PdfDict) || value.get("Type") instanceof PdfName;
}

function faultOf(table: Readonly<Record<string, PdfFault>>, name: string): PdfFault | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

function firstOf<Item>(
  items: readonly Item[],
  look: (item: Item) => PdfFault | undefined,
): PdfFault | undefined {
  for (const item of items) {
    const found = look(item);
    if (found) return found;
  }
  return undefined;
}
