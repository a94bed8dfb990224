/** Reads an Excel workbook, and what its cells alone do not say: what is hidden, what is merged. */
import { entriesOf, holdToSizes, unpackEntry } from "#core/unzip.ts";
import { type Cell, ExcelNumber } from "./cell.ts";
import { readAmount } from "./read-amount.ts";
import { type Tab, UnfitTable } from "./read-table.ts";

export async function readWorkbook(bytes: ArrayBuffer): Promise<Tab[]> {
  // Before anything is unpacked in memory: a small file may become a very large one.
  await holdToSizes(new Uint8Array(bytes));
  const frames = await framesOf(new Uint8Array(bytes));
  const { default: readSheets } = await import("read-excel-file/universal");
  const sheets = await readSheets(new Blob([bytes]), {
    parseNumber: (text: string) => new ExcelNumber(text),
  });
  return sheets.map(({ sheet, data }, index) => {
    const { merged, unworked, hiddenRows, ...frame } = frames[index] ?? noFrame;
    const rows = (data as Cell[][]).map((row) => [...row]);
    // The reader of cells leaves these empty, as if nobody had written anything.
    for (const { line, column, text } of unworked) {
      const row = rows[line - 1];
      if (row) row[column] = text;
    }
    // Some programs hide the million empty rows beneath, one by one.
    const hidden = hiddenRows.filter((line) => line <= rows.length);
    return { name: sheet, ...frame, hiddenRows: hidden, ...filled(rows, merged) };
  });
}

type Unworked = { line: number; column: number; text: string };
type Frame = Pick<Tab, "isHidden" | "hiddenColumns" | "hiddenRows" | "merged"> & {
  unworked: readonly Unworked[];
};
const noFrame: Frame = { hiddenColumns: [], hiddenRows: [], merged: [], unworked: [] };

/** What the XML of each sheet says beside its cells, in the order of the tabs. */
async function framesOf(bytes: Uint8Array): Promise<Frame[]> {
  const entries = new Map(entriesOf(bytes).map((entry) => [entry.name, entry]));
  const open = async (name: string) => {
    const entry = entries.get(name);
    return entry ? unpackEntry(entry, true) : "";
  };
  const book = await open("xl/workbook.xml");
  const relations = await open("xl/_rels/workbook.xml.rels");
  const targets = new Map(
    tagsOf(relations, "Relationship").map((tag) => [
      attribute(tag, "Id"),
      attribute(tag, "Target"),
    ]),
  );
  return Promise.all(
    tagsOf(book, "sheet").map(async (tag) => {
      const target = targets.get(attribute(tag, "[a-z]+:id")) ?? "";
      const xml = await open(target.startsWith("/") ? target.slice(1) : `xl/${target}`);
      holdToPlaces(xml);
      return {
        isHidden: /hidden/i.test(attribute(tag, "state")),
        hiddenColumns: tagsOf(xml, "col")
          .filter(isHidden)
          .flatMap((one) => between(attribute(one, "min"), attribute(one, "max"))),
        hiddenRows: tagsOf(xml, "row")
          .filter(isHidden)
          .map((one) => Number(attribute(one, "r"))),
        merged: tagsOf(xml, "mergeCell").map((one) => attribute(one, "ref")),
        unworked: unworkedIn(xml),
      };
    }),
  );
}

const tagsOf = (xml: string, name: string) =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])[^>]*>`, "g")) ?? [];
const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
const isHidden = (tag: string) => /^(?:1|true)$/.test(attribute(tag, "hidden"));

/** More than any sheet of ours has. */
const mostLines = 200_000;
const mostPlaces = 5_000_000;

/**
 * A single cell in the last column or the last line of Excel, into which somebody typed a space, would
 * take memory for every place before it.
 */
function holdToPlaces(xml: string): void {
  let [column, line] = [0, 0];
  let [widest, lowest] = ["", ""];
  for (const [, tag = "", inside = ""] of xml.matchAll(/<c\b([^>]*[^/])>(.*?)<\/c>/gs)) {
    const ref = attribute(` ${tag}`, "r");
    const [, letters = "", number = ""] = /^([A-Z]{1,3})(\d+)$/.exec(ref) ?? [];
    if (!letters || inside === "") continue;
    if (placeOf(letters) >= column) [column, widest] = [placeOf(letters), ref];
    if (Number(number) >= line) [line, lowest] = [Number(number), ref];
  }
  if (line <= mostLines && (column + 1) * line <= mostPlaces) return;
  throw new UnfitTable("far-cell", line > mostLines ? lowest : widest);
}

/** Formulas that ended in an error, such as #DIV/0!, or that no program has worked out yet. */
function unworkedIn(xml: string): Unworked[] {
  const cells = xml.matchAll(/<c\b([^>]*[^/])>(.*?)<\/c>/gs);
  return [...cells].flatMap(([, tag = "", inside = ""]): Unworked[] => {
    const [, value = ""] = /<v>([^<]*)<\/v>/.exec(inside) ?? [];
    const isError = attribute(` ${tag}`, "t") === "e";
    if (!isError && (value !== "" || !/<f\b/.test(inside) || /t="str"/.test(tag))) return [];
    const [, letters = "", line = ""] = /^([A-Z]{1,3})(\d+)$/.exec(attribute(` ${tag}`, "r")) ?? [];
    return letters ? [{ line: Number(line), column: placeOf(letters), text: value || "#?" }] : [];
  });
}

/** Places count from nought, the numbers in the file from one. A style may reach to column 16,384. */
function between(from: string, to: string): number[] {
  const [first, last] = [Number(from) - 1, Math.min(Number(to), 300) - 1];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/**
 * What stands in a merged cell stands there for each of its lines: an entity, a fund, a day. An
 * amount does not, since it would be counted for each.
 */
function filled(rows: Cell[][], ranges: readonly string[]): Pick<Tab, "rows" | "merged"> {
  const merged: string[] = [];
  for (const range of ranges) {
    const [, letters = "", first = "", last = ""] =
      /^([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)$/.exec(range) ?? [];
    const column = placeOf(letters);
    const value = rows[Number(first) - 1]?.[column];
    if (first === last || !standsForAll(value)) continue;
    merged.push(range);
    for (let line = Number(first); line < Math.min(Number(last), rows.length); line += 1) {
      const row = rows[line];
      if (row) row[column] ??= value;
    }
  }
  return { rows, merged };
}

/** An amount is one also where it was written as text. */
function standsForAll(value: Cell | undefined): value is Cell {
  if (value instanceof Date) return true;
  if (typeof value !== "string") return false;
  const read = readAmount(value);
  return "why" in read && read.why === "bad-number";
}

function placeOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
