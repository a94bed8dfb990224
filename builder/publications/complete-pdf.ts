import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFString,
} from "@cantoo/pdf-lib";

export type AboutPdf = {
  title: string;
  author: string;
  subject: string;
  published: string;
  /** As the outline shall have them. */
  headings: readonly string[];
};

/**
 * Adds what Chromium leaves out of a PDF, and takes out what is another each time, so that the
 * same text makes the same file. Written anew, it is two fifths smaller too.
 */
export async function completePdf(
  printed: Uint8Array,
  about: AboutPdf,
): Promise<{ bytes: Uint8Array; pages: number }> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false });
  pdf.setTitle(about.title);
  pdf.setAuthor(about.author);
  pdf.setSubject(about.subject);
  pdf.setCreator(about.author);
  pdf.setProducer(about.author);
  pdf.setCreationDate(new Date(about.published));
  pdf.setModificationDate(new Date(about.published));
  const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => object);
  mendOutline(objects, about.headings);
  renumberCells(objects);
  ungroupFigures(objects);
  pdf.catalog.getOrCreateViewerPreferences().setDisplayDocTitle(true);
  // Tags that the format has known since its version 2, and what they are before it.
  const tags = pdf.catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict);
  tags.set(PDFName.of("RoleMap"), pdf.context.obj({ Strong: "Span", Em: "Span" }));
  return { bytes: await pdf.save({ useObjectStreams: true }), pages: pdf.getPageCount() };
}

/** Chromium leaves out the spaces at which a heading is broken, and the one after its number. */
function mendOutline(objects: readonly PDFObject[], headings: readonly string[]): void {
  const named = new Map(headings.map((heading) => [squeezed(heading), heading]));
  for (const item of objects) {
    if (!(item instanceof PDFDict) || !item.has(PDFName.of("Dest"))) continue;
    const title = item.lookup(PDFName.of("Title"));
    const heading = isText(title) && named.get(squeezed(title.decodeText()));
    if (heading) item.set(PDFName.of("Title"), PDFHexString.fromText(heading));
  }
}

/** Chromium counts the cells of tables from a number that is another each time. */
function renumberCells(objects: readonly PDFObject[]): void {
  const cells = objects
    .flatMap((object) => [...textsIn(object)])
    .filter(({ text }) => /^node\d{8}$/.test(text));
  // They are looked up by halves: their order must stay.
  const ids = [...new Set(cells.map(({ text }) => text))].sort();
  for (const { text, replace } of cells) {
    replace(PDFString.of(`node${String(ids.indexOf(text)).padStart(8, "0")}`));
  }
}

/** A figure with its caption holds the drawing, which alone is one and has a text in its place. */
function ungroupFigures(objects: readonly PDFObject[]): void {
  const isFigure = (tag: PDFObject | undefined): tag is PDFDict =>
    tag instanceof PDFDict && tag.get(PDFName.of("S")) === PDFName.of("Figure");
  const holderOf = (tag: PDFDict) => tag.lookupMaybe(PDFName.of("P"), PDFDict);
  for (const drawing of objects.filter(isFigure)) {
    for (let holder = holderOf(drawing); holder; holder = holderOf(holder)) {
      if (!isFigure(holder)) continue;
      holder.set(PDFName.of("S"), PDFName.of("Div"));
      holder.delete(PDFName.of("Alt"));
    }
  }
}

type Replace = (other: PDFObject) => void;

function* textsIn(
  object: PDFObject,
  replace: Replace = () => undefined,
): Generator<{ text: string; replace: Replace }> {
  if (isText(object)) yield { text: object.decodeText(), replace };
  if (object instanceof PDFDict) {
    for (const [key, value] of object.entries()) {
      yield* textsIn(value, (other) => object.set(key, other));
    }
  }
  if (object instanceof PDFArray) {
    for (const [index, value] of object.asArray().entries()) {
      yield* textsIn(value, (other) => object.set(index, other));
    }
  }
}

function isText(object: PDFObject | undefined): object is PDFString | PDFHexString {
  return object instanceof PDFString || object instanceof PDFHexString;
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, "");
}
