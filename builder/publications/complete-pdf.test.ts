import { PDFDict, PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import { getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { completePdf } from "./complete-pdf.ts";

const about = {
  title: "É, a title",
  author: "A",
  subject: "S",
  published: "2026-06-18",
  headings: ["1 A (b) heading"],
};

/** A PDF as Chromium prints it: headings without their spaces, cells numbered from any number. */
async function printed(firstCell: number, time: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const page = pdf.addPage();
  const [early, late] = [firstCell, firstCell + 6].map((id) =>
    PDFString.of(`node${String(id).padStart(8, "0")}`),
  );
  const { context, catalog } = pdf;
  // The cell with the higher number comes first in the file.
  const cell = context.register(context.obj({ A: { Headers: [late, early] } }));
  const names = context.obj([early, cell, late, cell]);
  const tree = { Type: "StructTreeRoot", K: [cell], IDTree: { Names: names } };
  catalog.set(PDFName.of("StructTreeRoot"), context.register(context.obj(tree)));
  const outline = context.nextRef();
  const item = context.obj({ Parent: outline, Dest: [page.ref, "XYZ", 0, 0, 0] });
  item.set(PDFName.of("Title"), PDFString.of("1A\\(b\\)heading"));
  const only = context.register(item);
  context.assign(outline, context.obj({ Type: "Outlines", First: only, Last: only, Count: 1 }));
  catalog.set(PDFName.of("Outlines"), outline);
  pdf.setProducer("Skia/PDF");
  pdf.setCreationDate(new Date(time));
  return pdf.save({ useObjectStreams: false });
}

test("a printed PDF gets its metadata, the spaces of its outline and known tags", async () => {
  const { bytes, pages } = await completePdf(await printed(270, "2026-11-15T09:30:00Z"), about);
  expect(pages).toBe(1);
  const tags = (await PDFDocument.load(bytes)).catalog.lookup(
    PDFName.of("StructTreeRoot"),
    PDFDict,
  );
  expect(String(tags.get(PDFName.of("RoleMap")))).toMatch(/\/Strong \/Span\s+\/Em \/Span/);
  const pdf = await getDocumentProxy(bytes);
  expect((await pdf.getOutline()).map(({ title }) => title)).toEqual(["1 A (b) heading"]);
  expect((await pdf.getMetadata()).info).toMatchObject({
    Title: "É, a title",
    Author: "A",
    Subject: "S",
    Creator: "A",
    CreationDate: "D:20260618000000Z",
    ModDate: "D:20260618000000Z",
  });
});

test("the same text makes the same file, whenever and from whatever number it is printed", async () => {
  const [once, again] = await Promise.all([
    completePdf(await printed(270, "2026-11-15T09:30:00Z"), about),
    completePdf(await printed(13, "2027-01-01T00:00:00Z"), about),
  ]);
  expect(Buffer.from(again.bytes).equals(once.bytes)).toBe(true);
});

test("cells keep the order in which they are looked up", async () => {
  const { bytes } = await completePdf(await printed(270, "2026-11-15T09:30:00Z"), about);
  const { catalog } = await PDFDocument.load(bytes);
  const tags = catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict);
  const names = String(tags.lookup(PDFName.of("IDTree"), PDFDict));
  expect(names.match(/node\d+/g)).toEqual(["node00000000", "node00000001"]);
});
