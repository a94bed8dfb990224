/** Reads the cells of a file: CSV as any program saves it, or an Excel workbook. */
import type { Cell } from "./cell.ts";
import { decode, type Encoding } from "./decode.ts";

export type Tab = {
  name: string;
  rows: readonly (readonly Cell[])[];
  /** Of a workbook: what one does not see in it, and where one value was filled in for several. */
  isHidden?: boolean;
  hiddenColumns: readonly number[];
  hiddenRows: readonly number[];
  merged: readonly string[];
};
type Separator = (typeof separators)[number];
export type Table = {
  tabs: readonly Tab[];
  /** How a text file is written. */
  written?: { encoding: Encoding; separator: Separator };
};

const separators = [";", "\t", ",", "|"] as const;

/** Why a file is no table at all. Another try would not help. */
export class UnfitTable extends Error {
  readonly why: "empty" | "locked" | "not-table" | "quotes" | "far-cell";
  /** Where, if it is one cell. */
  readonly cell: string;
  constructor(why: UnfitTable["why"], cell = "") {
    super(why);
    this.why = why;
    this.cell = cell;
  }
}

export async function readTable(name: string, bytes: ArrayBuffer): Promise<Table> {
  const begin = new Uint8Array(bytes, 0, Math.min(4, bytes.byteLength)).join();
  if (bytes.byteLength === 0) throw new UnfitTable("empty");
  // What Excel wrote before 2007, and what it writes around a workbook with a password.
  if (begin === "208,207,17,224") throw new UnfitTable("locked");
  if (begin.startsWith("80,75,")) {
    const { readWorkbook } = await import("./read-workbook.ts");
    return { tabs: await readWorkbook(bytes) };
  }
  const { text, encoding } = decode(bytes);
  if (/\.xls[xm]?$/i.test(name) || text.includes("\0")) throw new UnfitTable("not-table");
  return readText(text, encoding, name);
}

async function readText(text: string, encoding: Encoding, name: string): Promise<Table> {
  const { default: papa } = await import("papaparse");
  // Excel may write `sep=;` as a first line, which names the separator.
  const [, said, rest = text] = /^sep=([;,|\t])\r?\n([\s\S]*)$/.exec(text) ?? [];
  const rowsBy = (delimiter: string, preview = 0) =>
    papa.parse<string[]>(rest, { delimiter, preview, skipEmptyLines: false });
  const separator =
    (said as Separator | undefined) ??
    (name.toLowerCase().endsWith(".tsv") ? "\t" : likeliest((one) => rowsBy(one, 60).data));
  const read = rowsBy(separator);
  // After a quotation mark that is never closed, the lines beneath would be text of that cell.
  if (read.errors.some(({ type }) => type === "Quotes")) throw new UnfitTable("quotes");
  const data = read.data.map((row) => row.map(unquoted));
  const rows = said ? [[], ...data] : data;
  const tab = { name: "", rows, hiddenColumns: [], hiddenRows: [], merged: [] };
  return { tabs: [tab], written: { encoding, separator } };
}

/** The separator that cuts most lines into equally many cells. */
function likeliest(rowsBy: (separator: Separator) => readonly (readonly string[])[]): Separator {
  let best: Separator = ";";
  let most = 0;
  for (const separator of separators) {
    const widths = new Map<number, number>();
    for (const { length } of rowsBy(separator)) widths.set(length, (widths.get(length) ?? 0) + 1);
    for (const [width, lines] of widths) {
      if ((width - 1) * lines > most) [best, most] = [separator, (width - 1) * lines];
    }
  }
  return best;
}

/** Our own exports put an apostrophe before a cell that a spreadsheet would run as a formula. */
function unquoted(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@])/, "");
}
