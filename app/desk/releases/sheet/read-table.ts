/** Reads the cells of a file: CSV as French or English Excel saves it, or an Excel workbook. */
import { holdToSizes } from "#core/unzip.ts";
import { type Cell, ExcelNumber } from "./read-values.ts";

export async function readTable(name: string, bytes: ArrayBuffer): Promise<Cell[][]> {
  return new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength)).join() === "80,75"
    ? readWorkbook(bytes)
    : readText(decode(bytes), name);
}

/**
 * French Excel saves windows-1252 unless asked otherwise: a file that is not UTF-8 is read as that.
 */
export function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

async function readText(text: string, name: string): Promise<Cell[][]> {
  const { default: papa } = await import("papaparse");
  // Excel may write `sep=;` as a first line, which names the delimiter.
  const [, said, rest = text] = /^sep=(.)\r?\n([\s\S]*)$/.exec(text) ?? [];
  const delimiter = said ?? (name.toLowerCase().endsWith(".tsv") ? "\t" : delimiterOf(rest));
  const { data } = papa.parse<string[]>(rest, { delimiter, skipEmptyLines: false });
  return said ? [[], ...data] : data;
}

/** The delimiter that occurs most in the first line with several cells. */
function delimiterOf(text: string): string {
  const signs = [";", "\t", ","] as const;
  const count = (line: string, sign: string) => line.split(sign).length;
  for (const line of text.split(/\r?\n/, 20)) {
    const best = signs.toSorted((one, other) => count(line, other) - count(line, one))[0] ?? ";";
    if (count(line, best) > 2) return best;
  }
  return ";";
}

/** The first sheet of the workbook that is not empty. */
async function readWorkbook(bytes: ArrayBuffer): Promise<Cell[][]> {
  // Before anything is unpacked in memory: a small file may become a very large one.
  await holdToSizes(new Uint8Array(bytes));
  const { default: readWorkbookSheets } = await import("read-excel-file/universal");
  const sheets = await readWorkbookSheets(new Blob([bytes]), {
    parseNumber: (text: string) => new ExcelNumber(text),
  });
  return (sheets.find(({ data }) => data.length > 0)?.data ?? []) as Cell[][];
}
