import { expect, test } from "vitest";
import writeWorkbook from "write-excel-file/node";
import { entriesOf, unpackEntry } from "#core/unzip.ts";
import { zipOf } from "../../../../tests/made-files.ts";
import { textOf } from "./cell.ts";
import { decode } from "./decode.ts";
import { readTable } from "./read-table.ts";

const utf8 = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;
const bytes = (...list: number[]) => new Uint8Array(list).buffer;
function utf16(text: string, littleEndian: boolean): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) {
    view.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  }
  return view.buffer;
}

test.each([
  ["UTF-8", utf8("été €"), "utf-8"],
  ["UTF-8 with its mark", utf8("\ufeffété €"), "utf-8"],
  ["UTF-16 with its mark", utf16("\ufeffété €", true), "utf-16le"],
  ["UTF-16 the other way round", utf16("\ufeffété €", false), "utf-16be"],
  ["UTF-16 without a mark", utf16("été €", true), "utf-16le"],
  ["Windows", bytes(0xe9, 0x74, 0xe9, 0x20, 0x80), "windows-1252"],
  ["an old Macintosh", bytes(0x8e, 0x74, 0x8e, 0x20, 0xdb), "macintosh"],
])("the letters of %s", (_name, written, encoding) => {
  expect(decode(written)).toEqual({ text: "été €", encoding });
});

test.each([
  [
    "semicolons, with commas in amounts and in the title",
    ";",
    "a, b, c\nE;F;G\nx;1,5;2,5\ny;1,5;2,5",
  ],
  ["commas", ",", 'E,F,G\n"x; y",1,2\nz,3,4'],
  ["tabs", "\t", "E\tF\tG\nx, y\t1\t2"],
  ["bars", "|", "E|F|G\nx|1|2"],
  ["what its first line says", ";", "sep=;\nE;F\nx,y,z;1"],
])("%s", async (_name, separator, text) => {
  const { written, tabs } = await readTable("a.csv", utf8(text));
  expect(written).toEqual({ encoding: "utf-8", separator });
  expect(tabs[0]?.rows.some((row) => row[0] === "E" && row[1] === "F")).toBe(true);
});

test("what our own files shield from Excel loses its apostrophe", async () => {
  const { tabs } = await readTable("a.csv", utf8("E;F\n'-500;'=a@b.example\n"));
  expect(tabs[0]?.rows[1]).toEqual(["-500", "=a@b.example"]);
});

test.each(['E;F\n"Le Comptoir" SARL;1\nB;2\n"C";3', 'E;F\n"Ormes;1\nB;2'])(
  "lines that a quotation mark would join are not lost in one cell: %j",
  async (text) => {
    await expect(readTable("a.csv", utf8(text))).rejects.toThrow("quotes");
  },
);

test("a quotation mark within a cell, or written twice, is part of its text", async () => {
  const { tabs } = await readTable("a.csv", utf8('E;F\nLe "Comptoir";1\n"Les ""Ormes"";II";2'));
  expect(tabs[0]?.rows.slice(1)).toEqual([
    ['Le "Comptoir"', "1"],
    ['Les "Ormes";II', "2"],
  ]);
});

const cell = (value: string | number) => ({
  value,
  type: typeof value === "number" ? Number : String,
});

/** A workbook, with what the writer cannot write put into the XML of its first sheet. */
async function workbook(rows: (string | number)[][], change: (xml: string) => string) {
  const { toBuffer } = writeWorkbook(rows.map((row) => row.map(cell)));
  const entries = entriesOf(new Uint8Array(await toBuffer()));
  const files = await Promise.all(
    entries.map(async (entry) => ({ name: entry.name, bytes: await unpackEntry(entry, true) })),
  );
  const changed = files.map(({ name, bytes }) => ({
    name,
    bytes: name.endsWith("sheet1.xml") ? change(bytes) : bytes,
  }));
  return new Uint8Array(zipOf(changed)).buffer;
}

test("merged names stand for each of their lines, merged amounts once; hidden ones are named", async () => {
  const file = await workbook(
    [
      ["Entité", "Fonds", "Montant", "Frais"],
      ["Ormes", "I", 100, "1 234,56"],
      ["", "II", "", ""],
      ["Moselle", "I", 300, 1],
    ],
    (xml) =>
      xml
        .replace("<sheetData>", '<cols><col min="2" max="2" hidden="1"/></cols><sheetData>')
        .replace('<row r="4"', '<row r="4" hidden="1"')
        .replace(
          "</sheetData>",
          '</sheetData><mergeCells count="3"><mergeCell ref="A2:A3"/><mergeCell ref="C2:C3"/><mergeCell ref="D2:D3"/></mergeCells>',
        ),
  );
  const { tabs } = await readTable("a.xlsx", file);
  expect(tabs[0]).toMatchObject({ hiddenColumns: [1], hiddenRows: [4], merged: ["A2:A3"] });
  expect(tabs[0]?.rows.map((row) => row.map(textOf))).toEqual([
    ["Entité", "Fonds", "Montant", "Frais"],
    ["Ormes", "I", "100", "1 234,56"],
    ["Ormes", "II", "", ""],
    ["Moselle", "I", "300", "1"],
  ]);
});

test.each([
  ["XFD1048576", "XFD1048576"],
  ["A1048576", "A1048576"],
  ["XFD400", "XFD400"],
  ["XFD3", undefined],
])(
  "a cell at %s alone in the distance costs no memory, and is named where it would",
  async (ref, named) => {
    const row = ref.replace(/\D/g, "");
    const far = `<row r="${row}"><c r="${ref}" t="inlineStr"><is><t> </t></is></c></row></sheetData>`;
    const file = await workbook([["Entité"], ["Ormes"]], (xml) => xml.replace("</sheetData>", far));
    const read = readTable("a.xlsx", file);
    if (named) await expect(read).rejects.toMatchObject({ why: "far-cell", cell: named });
    else expect((await read).tabs[0]?.rows[1]?.map(textOf)[0]).toBe("Ormes");
  },
);

test.each([
  ["a styled cell", '<row r="1048576"><c r="XFD1048576" s="0"/></row>'],
  ["a styled cell with an end", '<row r="1048576"><c r="XFD1048576" s="0"></c></row>'],
  ["a styled row", '<row r="1048576" spans="1:16384" s="0" customFormat="1"/>'],
])("%s in Excel's last corner, in which nothing stands, is no cell", async (_, far) => {
  const file = await workbook([["Entité"], ["Ormes"]], (xml) =>
    xml
      .replace(/<dimension [^>]*>/, "")
      .replace("<sheetData>", '<dimension ref="A1:XFD1048576"/><sheetData>')
      .replace("</sheetData>", `${far}</sheetData>`),
  );
  const { tabs } = await readTable("a.xlsx", file);
  expect(tabs[0]?.rows.slice(0, 2).map((row) => textOf(row[0]))).toEqual(["Entité", "Ormes"]);
  expect(tabs[0]?.rows.length).toBeLessThan(10);
});
