/**
 * Tables as an Excel workbook: a sheet each, whose first row stays in view. These are the files of
 * the archive that a workbook is (ECMA-376); whoever saves it packs them.
 */
import type { Cell } from "./csv.ts";

export type Table = {
  /** Up to 31 characters, and none of []:*?/\ */
  name: string;
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
};

const types = "http://schemas.openxmlformats.org";
const office = `${types}/officeDocument/2006/relationships`;
const sheets = `${types}/spreadsheetml/2006/main`;
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const contentType = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The places of the formats in `styles`. */
const format = { amount: 1, day: 2, head: 3 } as const;

export function workbookFiles(tables: readonly Table[]): { name: string; input: string }[] {
  const numbered = tables.map((table, index) => ({ ...table, number: index + 1 }));
  const files: Record<string, string> = {
    "[Content_Types].xml": `<Types xmlns="${types}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/>${numbered.map(({ number }) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${contentType}.worksheet+xml"/>`).join("")}</Types>`,
    "_rels/.rels": `<Relationships xmlns="${types}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${sheets}" xmlns:r="${office}"><sheets>${numbered.map(({ name, number }) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="s${number}"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${types}/package/2006/relationships">${numbered.map(({ number }) => `<Relationship Id="s${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`).join("")}<Relationship Id="styles" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": `<styleSheet xmlns="${sheets}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="14" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      numbered.map((table) => [`xl/worksheets/sheet${table.number}.xml`, sheetOf(table)]),
    ),
  };
  return Object.entries(files).map(([name, xml]) => ({ name, input: declaration + xml }));
}

function sheetOf({ head, rows }: Table): string {
  const widths = head
    .map((_, index) => `<col min="${index + 1}" max="${index + 1}" width="18" customWidth="1"/>`)
    .join("");
  const lines = [
    head.map((text) => textCell(text, format.head)),
    ...rows.map((row) => row.map(cellOf)),
  ].map(rowOf);
  return `<worksheet xmlns="${sheets}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData>${lines.join("")}</sheetData></worksheet>`;
}

/** Each cell says where it is: not every program counts. */
function rowOf(cells: readonly string[], index: number): string {
  const placed = cells.map((cell, column) =>
    cell.replace("<c", `<c r="${columnName(column)}${index + 1}"`),
  );
  return `<row r="${index + 1}">${placed.join("")}</row>`;
}

/** A to Z, then AA, AB… */
function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

function cellOf(cell: Cell): string {
  if (cell === null || cell === "") return "<c/>";
  if (typeof cell === "number") return `<c><v>${cell}</v></c>`;
  if (typeof cell === "boolean") return `<c t="b"><v>${Number(cell)}</v></c>`;
  // The amount as the database wrote it: no double of ours stands between.
  if (typeof cell === "object") return `<c s="${format.amount}"><v>${cell.decimal}</v></c>`;
  return /^\d{4}-\d\d-\d\d$/.test(cell) ? dayCell(cell) : textCell(cell);
}

/** A text is never taken for a formula: it is written as a text. */
function textCell(text: string, style = 0): string {
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** Days are counted from 30 December 1899. */
function dayCell(day: string): string {
  const count = (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;
  return `<c s="${format.day}"><v>${count}</v></c>`;
}

function escaped(text: string): string {
  return (
    text
      // What XML 1.0 cannot hold at all.
      .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
  );
}
