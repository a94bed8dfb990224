/**
 * Finds the headings of a table and says which column is which field: as somebody chose for the same
 * headings before, by their names, or not at all. What is not known is never dropped: it waits until
 * somebody says what it is, or that it is left out.
 */
import { fold } from "#core/fold.ts";
import { editDistance } from "#core/near-names.ts";
import { type Cell, isEmpty, shortText, textOf } from "./cell.ts";
import { type Column, type Layout, namesOf, plainHead } from "./column.ts";
import { readAmount } from "./read-amount.ts";
import { readDay } from "./read-day.ts";
import type { Tab } from "./read-table.ts";

/** What was chosen for a set of headings: the field of each, or nothing where it is left out. */
export type Remembered = {
  kind: string;
  /** Folded, as they stood. */
  heads: readonly string[];
  fields: Readonly<Record<string, string>>;
};

export type FileColumn = {
  place: number;
  /** As in the file, and as it is remembered. */
  head: string;
  key: string;
  samples: readonly string[];
  isHidden: boolean;
  /** A field; nothing for a column that is left out; undefined while nobody has said. */
  field: string | undefined;
  /** `guess` still waits for somebody to agree. */
  by: "name" | "memory" | "guess" | "hand" | "nobody";
};
export type Assignment = {
  kind: string;
  /** Which row has the headings; -1 if none was found. */
  at: number;
  /** Every heading, as it is remembered. */
  heads: readonly string[];
  columns: readonly FileColumn[];
  remembered: boolean;
};
const furthestHead = 30;
const samplesShown = 3;

/** The letter over a column in Excel. */
export function letterOf(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : letterOf(Math.floor(place / 26) - 1) + letter;
}

/** The row of headings, and the kind of sheet that they are of. */
export function findHead(
  tab: Tab,
  layouts: readonly Layout[],
  memory: readonly Remembered[],
): { at: number; kind: string; score: number } {
  let best = { at: -1, kind: "", score: 0, isTold: false };
  for (const [at, row] of tab.rows.slice(0, furthestHead).entries()) {
    const known = memory.find((one) => isSameSet(keysOf(row), one.heads));
    if (known && layouts.some(({ kind }) => kind === known.kind)) {
      return { at, kind: known.kind, score: Number.POSITIVE_INFINITY };
    }
    for (const { kind, telling, columns } of layouts) {
      const found = new Set(byName(row, columns).values());
      const isTold = found.has(telling);
      const isWhole = columns.every(({ needed, field }) => !needed || found.has(field));
      const score = found.size + (isTold ? 2 : 0) + (isWhole ? 10 : 0);
      if (score > best.score) best = { at, kind, score, isTold };
    }
  }
  // Without the heading that only one kind has, nobody knows which it is.
  if (best.at >= 0) return best.isTold ? best : { ...best, kind: "" };
  // No heading is known: the first row that has nothing but several texts.
  const at = tab.rows.slice(0, furthestHead).findIndex((row) => {
    const full = row.filter((cell) => textOf(cell) !== "");
    return full.length > 1 && full.every((cell) => typeof cell === "string" && !/\d{3}/.test(cell));
  });
  return { at, kind: "", score: 0 };
}

export function assignColumns(
  tab: Tab,
  { at, kind }: { at: number; kind: string },
  layout: Layout | undefined,
  memory: readonly Remembered[],
): Assignment {
  const row = tab.rows[at] ?? [];
  const body = tab.rows.slice(at + 1);
  const width = body.reduce((most, { length }) => Math.max(most, length), row.length);
  const keys = keysOf(row, width);
  const known = memory.find((one) => one.kind === kind && isSameSet(keysOf(row), one.heads));
  const older = memory.filter((one) => one.kind === kind);
  const named = byName(row, layout?.columns ?? []);
  const taken = new Set(known ? Object.values(known.fields) : named.values());
  const columns = keys.flatMap((key, place): FileColumn[] => {
    const full = body.filter((one) => !isEmpty(one[place]));
    const head = shortText(textOf(row[place]));
    if (full.length === 0 && !named.has(place)) return [];
    const common = {
      ...{ place, head, key, isHidden: tab.hiddenColumns.includes(place) },
      samples: full.slice(0, samplesShown).map((one) => shortText(textOf(one[place]))),
    };
    const said = known && fieldIn(known, key);
    if (said !== undefined) return [{ ...common, field: said, by: "memory" }];
    const name = known ? undefined : named.get(place);
    if (name) return [{ ...common, field: name, by: "name" }];
    if (layout?.own.split("|").includes(plainHead(head))) {
      return [{ ...common, field: "", by: "name" }];
    }
    const guess = older.map((one) => fieldIn(one, key)).find((field) => field !== undefined);
    const near =
      guess ??
      nearField(
        head,
        layout?.columns ?? [],
        taken,
        full.map((one) => one[place]),
      );
    if (near === undefined || taken.has(near)) {
      return [{ ...common, field: undefined, by: "nobody" }];
    }
    if (near) taken.add(near);
    return [{ ...common, field: near, by: "guess" }];
  });
  return { kind, at, heads: keysOf(row), columns, remembered: known !== undefined };
}

/** The fields that must be there and that no column gives. */
export function missingOf({ columns }: Assignment, layout: Layout): Column[] {
  const given = new Set(columns.map(({ field }) => field));
  return layout.columns.filter(({ needed, field }) => needed && !given.has(field));
}

/** A name for each column that stays the same in the next sheet with these headings. */
function keysOf(row: readonly Cell[], width = row.length): string[] {
  const seen = new Map<string, number>();
  return Array.from({ length: width }, (_, place) => {
    const folded = fold(textOf(row[place])).slice(0, 80);
    if (!folded) return `#${letterOf(place)}`;
    const count = (seen.get(folded) ?? 0) + 1;
    seen.set(folded, count);
    return count === 1 ? folded : `${folded} ${count}`;
  });
}

/** A column may be headed “constructor”, which every object has. */
function fieldIn({ fields }: Remembered, key: string): string | undefined {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

/** Both are sets of headings; columns without one do not make a sheet another. */
function isSameSet(keys: readonly string[], known: readonly string[]): boolean {
  const [one, other] = [keys, known].map(
    (list) => new Set(list.filter((key) => !key.startsWith("#"))),
  ) as [Set<string>, Set<string>];
  return one.size > 0 && one.size === other.size && [...one].every((key) => other.has(key));
}

/** The field at each place whose heading is known. Of two headings for one field, the better. */
function byName(row: readonly Cell[], columns: readonly Column[]): Map<number, string> {
  const heads = row.map((cell) => (typeof cell === "string" ? plainHead(cell) : ""));
  const places = new Map<number, string>();
  for (const column of columns) {
    const place = namesOf(column)
      .map((name) => heads.findIndex((head, index) => head === name && !places.has(index)))
      .find((found) => found >= 0);
    if (place !== undefined) places.set(place, column.field);
  }
  return places;
}

/** A field whose name is in the heading, or one or two letters away from it. */
function nearField(
  head: string,
  columns: readonly Column[],
  taken: ReadonlySet<string>,
  cells: readonly (Cell | undefined)[],
): string | undefined {
  const plain = plainHead(head);
  let best: { field: string; length: number } | undefined;
  for (const column of columns) {
    if (taken.has(column.field) || !fits(column, cells.slice(0, 20))) continue;
    for (const name of namesOf(column)) {
      const isIn = name.length > 3 && ` ${plain} `.includes(` ${name} `);
      const isNear = name.length > 4 && editDistance(name, plain) <= (name.length > 7 ? 2 : 1);
      if ((isIn || isNear) && name.length > (best?.length ?? 0)) {
        best = { field: column.field, length: name.length };
      }
    }
  }
  return best?.field;
}

/** Whether cells are of the kind that a column holds: a column of days is no right of access. */
function fits({ type }: Column, cells: readonly (Cell | undefined)[]): boolean {
  const isDay = (cell: Cell | undefined) => {
    const read = readDay(cell ?? null);
    return "value" in read || read.why !== "not-day";
  };
  const isAddress = (cell: Cell | undefined) => textOf(cell).includes("@");
  if (type === "day") return cells.some(isDay);
  if (type === "email") return cells.some(isAddress);
  if (type === "amount") return cells.some((cell) => "value" in readAmount(cell ?? null));
  return !cells.some(isAddress) && !cells.every(isDay);
}
