/** For tests: small PDFs and workbooks, as they should be and with what they may not have. */
import { crc32, deflateRawSync, deflateSync } from "node:zlib";

const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>";
const pages = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";

type Parts = {
  /** In the catalogue and in the page, beside what is always there. */
  catalogue?: string;
  page?: string;
  /** Objects from number 4 on. */
  more?: readonly string[];
  /** Before the table of contents, outside of every object. */
  between?: string;
};

function objectsOf({ catalogue = "", page: own = "", more = [] }: Parts): string[] {
  const first = `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`;
  return [first, pages, page.replace(" >>", ` ${own} >>`), ...more];
}

/** Every object in the open, with its table of contents. */
export function plainPdf(parts: Parts = {}): Buffer {
  return pdfOf(objectsOf(parts), parts.between);
}

function pdfOf(objects: readonly string[], between = ""): Buffer {
  let text = "%PDF-1.4\n";
  const places = objects.map((body, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  text += between;
  const lines = places.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`);
  const size = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${lines.join("")}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    "latin1",
  );
}

/** Every object inside of one packed stream, as PDF 1.5 has it. */
export function packedPdf(parts: Parts = {}, bodies = objectsOf(parts).join("\n")): Buffer {
  let at = 0;
  const index = objectsOf(parts).map((body, number) => {
    const place = `${number + 1} ${at}`;
    at += body.length + 1;
    return place;
  });
  const head = `${index.join(" ")} `;
  const packed = deflateSync(Buffer.from(head + bodies, "latin1"));
  const size = index.length + 3;
  const [stream, contents] = [size - 2, size - 1];
  const begin = `%PDF-1.5\n${stream} 0 obj\n<< /Type /ObjStm /N ${index.length} /First ${head.length} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
  const rows = [[0, 0, 255], ...index.map((_, place) => [2, stream, place]), [1, 9, 0]];
  const table = Buffer.alloc((rows.length + 1) * 6);
  const tableAt = begin.length + packed.length + "\nendstream\nendobj\n".length;
  for (const [row, [kind = 0, place = 0, last = 0]] of [...rows, [1, tableAt, 0]].entries()) {
    table.writeUInt8(kind, row * 6);
    table.writeUInt32BE(place, row * 6 + 1);
    table.writeUInt8(last, row * 6 + 5);
  }
  return Buffer.concat([
    Buffer.from(begin, "latin1"),
    packed,
    Buffer.from(
      `\nendstream\nendobj\n${contents} 0 obj\n<< /Type /XRef /Size ${size} /W [1 4 1] /Root 1 0 R /Length ${table.length} >>\nstream\n`,
      "latin1",
    ),
    table,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${tableAt}\n%%EOF\n`, "latin1"),
  ]);
}

/** A PDF that any viewer opens, with these words in its remarks and at least as long. */
export function smallPdf(words: string, bytes = 0): Buffer {
  return plainPdf({ between: `% ${words} ${"x".repeat(bytes)}\n` });
}

type Entry = { name: string; bytes: Buffer | string; saidSize?: number };

export function zipOf(entries: readonly Entry[]): Buffer {
  let at = 0;
  const directory: Buffer[] = [];
  const files = entries.map(({ name, bytes, saidSize }) => {
    const whole = Buffer.from(bytes);
    const packed = deflateRawSync(whole);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(whole), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(saidSize ?? whole.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const signed = Buffer.from("504b01021400", "hex");
    directory.push(Buffer.concat([signed, fields, place, Buffer.from(name)]));
    const file = Buffer.concat([Buffer.from("504b0304", "hex"), fields, Buffer.from(name), packed]);
    at += file.length;
    return file;
  });
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, list, end]);
}

const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

type Workbook = {
  main?: string;
  overrides?: string;
  relations?: string;
  more?: readonly Entry[];
  contents?: (xml: string) => Buffer | string;
};

export function workbook({
  main = `${spreadsheet}.sheet.main+xml`,
  overrides = "",
  relations = "",
  more = [],
  contents = (xml) => xml,
}: Workbook = {}): Buffer {
  const types = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${main}"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/>${overrides}</Types>`;
  const rels = (inside: string) =>
    `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`;
  return zipOf([
    { name: "[Content_Types].xml", bytes: contents(types) },
    {
      name: "_rels/.rels",
      bytes: rels(
        `<Relationship Id="r1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/>`,
      ),
    },
    {
      name: "xl/workbook.xml",
      bytes: `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relation}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      bytes: rels(
        `<Relationship Id="r1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/>${relations}`,
      ),
    },
    {
      name: "xl/worksheets/sheet1.xml",
      bytes: `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c></row></sheetData></worksheet>`,
    },
    ...more,
  ]);
}

/** With a text on each of its pages, in a font that every viewer has. */
export function textPdf(texts: readonly string[]): Buffer {
  const kids = texts.map((_, index) => `${4 + 2 * index} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${texts.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...texts.flatMap((text, index) => {
      const lines = text.split("\n").map((line) => `(${line.replaceAll(/[()\\]/g, "\\$&")}) Tj T*`);
      const content = `BT /F1 12 Tf 14 TL 40 780 Td ${lines.join(" ")} ET`;
      const resources = `/MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >>`;
      return [
        `<< /Type /Page /Parent 2 0 R ${resources} /Contents ${5 + 2 * index} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  return pdfOf(objects);
}
