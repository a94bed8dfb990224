/**
 * Turns the rows of a table into lines that the server can check. Lines that cannot be read are
 * returned apart, with the column and the reason; what is no line at all (titles, totals, remarks) is
 * returned with what it says, so that it can be shown.
 */
import { fold } from "#core/fold.ts";
import type { Assignment } from "./assign-columns.ts";
import { type Cell, isEmpty, longestCell, shortText, textOf } from "./cell.ts";
import { type Column, type Layout, saidOf, unitOf, wordOf } from "./column.ts";
import { type Decimal, decimalOf, readAmount } from "./read-amount.ts";
import { type Exchange, type Order, orderOf, readDay, unlikelyDay } from "./read-day.ts";
import type { Tab } from "./read-table.ts";

export type Line = { line: number; fields: Record<string, string> };
/** `why` is the key of a sentence in the words; `field` says which column is meant. */
type Unread = { line: number; why: string; field: string };
export type LeftOut = { line: number; why: "title" | "total" | "remark" | "again"; text: string };

export type Choices = {
  /** For columns that leave it open what their days and amounts mean. */
  orders: Readonly<Record<number, Order | Decimal | Exchange>>;
  /** The same for every line, where no column says it. */
  given: Readonly<Record<string, string>>;
  /** Cells that were corrected: by line, then by field. */
  corrected: ReadonlyMap<number, Readonly<Record<string, string>>>;
  /** What words mean that no column knows: by field, then by the folded word. */
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Which currency a fund has, by its folded name. */
  currencies: ReadonlyMap<string, string>;
  /** `2026-12-01`: what ends before it has ended. */
  today: string;
  /** Fields for which an empty cell means this. */
  usual: Readonly<Record<string, string>>;
};
export const noChoices: Choices = {
  orders: {},
  given: {},
  words: {},
  corrected: new Map(),
  currencies: new Map(),
  today: "",
  usual: {},
};

export type ReadLines = {
  lines: readonly Line[];
  unread: readonly Unread[];
  /** The entities in lines that cannot be read yet: they are asked about with the others. */
  entities: readonly string[];
  left: readonly LeftOut[];
  heads: readonly string[];
  /** The cells of each line as they were, for the file of refused lines. */
  cellsOf: ReadonlyMap<number, readonly string[]>;
};

type Meant = Column & {
  place: number;
  convention: Order | Decimal | undefined;
  exchange?: Exchange | undefined;
  head: string;
};

export function readLines(
  tab: Tab,
  assignment: Assignment,
  layout: Layout,
  choices: Choices = noChoices,
): ReadLines {
  const { at } = assignment;
  const body = tab.rows.slice(at + 1);
  const meant = meantColumns(body, assignment, layout, choices);
  const heads = (tab.rows[at] ?? []).map(textOf);
  const lines: Line[] = [];
  const unread: Unread[] = [];
  const entities = new Set<string>();
  const cellsOf = new Map<number, readonly string[]>();
  const left = tab.rows.slice(0, Math.max(at, 0)).flatMap((row, index): LeftOut[] => {
    const text = joined(row);
    return text ? [{ line: index + 1, why: "title", text }] : [];
  });
  for (const [index, row] of body.entries()) {
    const line = at + index + 2;
    if (row.every((cell) => textOf(cell) === "")) continue;
    const why = whyLeft(row, meant, heads);
    if (why) {
      left.push({ line, why, text: joined(row) });
      continue;
    }
    cellsOf.set(line, row.map(textOf));
    const read = readRow(row, meant, choices, choices.corrected.get(line) ?? {});
    if (read.fault) {
      unread.push({ line, ...read.fault });
      if (read.fields.entity) entities.add(read.fields.entity);
    } else lines.push({ line, fields: read.fields });
  }
  return { lines, unread, entities: [...entities], left, heads, cellsOf };
}

function meantColumns(
  body: Tab["rows"],
  { columns }: Assignment,
  layout: Layout,
  { orders, given }: Choices,
): Meant[] {
  return layout.columns.flatMap((column): Meant[] => {
    const { place = -1, head = "" } = columns.find(({ field }) => field === column.field) ?? {};
    if (place < 0 && !given[column.field])
      return column.needed ? [{ ...column, place, head, convention: undefined }] : [];
    const cells = body.map((row) => row[place]);
    const { decided } =
      column.type === "day" ? orderOf(cells) : column.type === "amount" ? decimalOf(cells) : {};
    const chosen = orders[place];
    if (chosen === "kept" || chosen === "exchanged" || chosen === "unsure") {
      return [{ ...column, place, head, convention: decided, exchange: chosen }];
    }
    return [{ ...column, place, head, convention: decided ?? chosen }];
  });
}

const joined = (row: readonly Cell[]) => shortText(row.map(textOf).filter(Boolean).join(" · "));

const total = /^(?:(?:sous|sub|grand)\s)?(?:totaux|totals?|somme|sum)(?:\s|$)/;
const totalAlone = /^(?:(?:sous|sub|grand)\s)?(?:totaux|totals?|somme|sum)(?:\sgenerale?)?$/;

/** A total would be counted once more; a remark under the table is nobody's line. */
function whyLeft(
  row: readonly Cell[],
  meant: readonly Meant[],
  heads: readonly string[],
): LeftOut["why"] | undefined {
  const texts = row.map(textOf);
  const full = texts.filter(Boolean);
  if (texts.every((text, place) => text === (heads[place] ?? ""))) return "again";
  const [first = ""] = full;
  const isWhole = meant.every(
    ({ needed, place }) => !needed || place < 0 || (texts[place] ?? "") !== "",
  );
  // “Total Energies Pension” may be an investor, if its line has all that is needed.
  if (totalAlone.test(fold(first)) || (!isWhole && total.test(fold(first)))) return "total";
  // One cell alone, and a line needs several. An address is somebody's line all the same.
  const needed = meant.filter((column) => column.needed && column.place >= 0);
  return full.length === 1 && needed.length > 1 && !first.includes("@") ? "remark" : undefined;
}

function readRow(
  row: readonly Cell[],
  meant: readonly Meant[],
  { given, words, currencies, today, usual }: Choices,
  corrected: Readonly<Record<string, string>>,
): { fields: Record<string, string>; fault: Omit<Unread, "line"> | undefined } {
  const fields: Record<string, string> = { ...usual };
  let fault: Omit<Unread, "line"> | undefined;
  let seen: { field: string; currency: string } | undefined;
  for (const column of meant) {
    const { field, needed } = column;
    const typed = corrected[field];
    const own = typed ?? row[column.place] ?? null;
    const cell = isEmpty(own) && given[field] ? given[field] : own;
    const isNone =
      column.type === "text"
        ? textOf(cell) === ""
        : isEmpty(cell) || (column.type === "day" && !needed && endless.test(fold(textOf(cell))));
    if (isNone) {
      if (needed || (column.whole && column.place >= 0)) fault ??= { why: "missing", field };
      continue;
    }
    // Excel did nothing to what somebody typed here.
    const { exchange } = typed === undefined ? column : {};
    const read = readCell(cell, { ...column, exchange }, words[field] ?? {});
    if ("why" in read) {
      fault ??= { why: read.why, field };
      continue;
    }
    const unlikely = column.type === "day" && unlikelyDay(read.value, { ...column, today });
    if (unlikely === "far-end" && saidOf(textOf(cell), words[field]) === endlessWord) continue;
    if (unlikely) fault ??= { why: unlikely, field };
    if (column.ahead && read.value < today) fault ??= { why: "past", field };
    const currency = column.type === "currency" ? read.value : read.currency;
    if (currency) seen ??= { field, currency };
    if (seen && currency && currency !== seen.currency) fault ??= { why: "currency", field };
    if (column.type !== "currency") fields[field] = read.value;
  }
  for (const { field, joins } of meant) {
    if (!joins || !fields[field]) continue;
    fields[joins] = [fields[field], fields[joins]].filter(Boolean).join(" ");
    delete fields[field];
  }
  const owed = currencies.get(fold(fields.fund ?? ""));
  if (seen && owed && seen.currency !== owed) fault ??= { why: "currency", field: seen.field };
  return { fields, fault };
}

/** What somebody said that the year 2099 means. */
export const endlessWord = "endless";

/** An end that there is none of. */
const endless = /^(?:sans (?:limite|fin|terme)|illimitee?|permanente?|no (?:end|limit)|unlimited)$/;

function readCell(
  cell: Cell,
  column: Meant,
  words: Readonly<Record<string, string>>,
): { value: string; currency?: string } | { why: string } {
  const { field, type, head, convention } = column;
  // What a formula of Excel could not work out.
  if (/^#(?:\?|REF|N\/A|NAME|VALUE|VALEUR|DIV\/0|NUM|NULL|SPILL)[!?]?$/i.test(textOf(cell))) {
    return { why: "formula" };
  }
  if (type === "amount") {
    const unit = unitOf(head);
    if (unit.inThousands) return { why: "in-thousands" };
    const read = readAmount(cell, convention as Decimal | undefined);
    return "value" in read && unit.currency ? { currency: unit.currency, ...read } : read;
  }
  if (type === "day") return readDay(cell, convention as Order | undefined, column.exchange);
  // Names are compared, so all kinds of spaces become one.
  const text = textOf(cell).replace(/[\s\u00a0\u202f]+/g, " ");
  if (text.length > longestCell) return { why: "long-cell" };
  // UTF-8 that was read as Windows-1252 once, before the file was made.
  if (/Ã[\u0080-\u00bf€-™ŒœŠšŽžŸ]|â€|Å“/.test(text)) return { why: "broken-letters" };
  if (type === "text") return { value: text };
  if (type === "email") return readAddress(text);
  if (type === "currency") {
    const code = text === "€" ? "EUR" : text.toUpperCase().replace(/^EUROS?$/, "EUR");
    return /^[A-Z]{3}$/.test(code) ? { value: code } : { why: "bad-currency" };
  }
  const value = wordOf(text, column) ?? saidOf(text, words);
  return value ? { value } : { why: `bad-${field}` };
}

/** `Anne Martin <anne@ormes.example>` and `mailto:` as mail programs copy them; one address only. */
function readAddress(text: string): { value: string } | { why: string } {
  const addresses = text.match(/[^\s<>,;:"()]+@[^\s<>,;:"()]+/g) ?? [];
  const [address, ...more] = addresses;
  if (more.length > 0) return { why: "two-addresses" };
  const isAddress = /^[^@]+@(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}$/i.test(address ?? "");
  return address && isAddress ? { value: address.toLowerCase() } : { why: "bad-email" };
}
