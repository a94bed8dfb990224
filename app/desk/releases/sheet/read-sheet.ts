/**
 * Turns the cells of a file into lines that the server can check; lines that cannot be read are
 * returned apart.
 */
import { fold } from "#core/fold.ts";
import type { SheetKind } from "#core/kinds.ts";
import { type Column, headingsOf } from "./columns.ts";
import {
  type Cell,
  type Convention,
  conventionOf,
  ExcelNumber,
  type Read,
  readAmount,
  readDay,
} from "./read-values.ts";

export type Line = { line: number; fields: Record<string, string> };
/** `why` is the key of a sentence in the words; `field` says which column is meant. */
type Unread = { line: number; why: string; field: string; cells: readonly string[] };
export type ReadSheet =
  | {
      kind: SheetKind;
      heads: readonly string[];
      lines: readonly Line[];
      unread: readonly Unread[];
      /** The cells of each line as they were, for the file of refused lines. */
      cellsOf: ReadonlyMap<number, readonly string[]>;
    }
  | { kind: SheetKind; missing: readonly Column[] }
  | { kind: "unknown" };

const furthestHead = 20;

export function readSheet(rows: readonly (readonly Cell[])[], language: "en" | "fr"): ReadSheet {
  const heads = rows.slice(0, furthestHead).map(headingsOf);
  const at = heads.findIndex((found) => found && "places" in found);
  const head = heads[at];
  if (!head || !("places" in head)) {
    const near = heads.flatMap((found) => (found && "missing" in found ? [found] : []))[0];
    return near ?? { kind: "unknown" };
  }
  const body = rows.slice(at + 1);
  const under = (type: Column["type"]) =>
    [...head.places]
      .filter(([, column]) => column.type === type)
      .flatMap(([place]) => body.map((row) => row[place] ?? null));
  const convention = conventionOf(under("amount"), under("day"));
  const lines: Line[] = [];
  const unread: Unread[] = [];
  const cellsOf = new Map<number, readonly string[]>();
  for (const [index, row] of body.entries()) {
    if (row.every((cell) => textOf(cell) === "")) continue;
    const line = at + index + 2;
    const cells = row.map(textOf);
    cellsOf.set(line, cells);
    const fields: Record<string, string> =
      head.kind === "invitations" ? { language } : Object.create({});
    let fault: Omit<Unread, "line" | "cells"> | undefined;
    for (const [place, column] of head.places) {
      const cell = row[place] ?? null;
      if (textOf(cell) === "") {
        if (column.needed) fault ??= { why: "missing", field: column.field };
        continue;
      }
      const read = readCell(cell, column, convention);
      if ("value" in read) fields[column.field] = read.value;
      else fault ??= { why: read.why, field: column.field };
    }
    if (fault) unread.push({ line, ...fault, cells });
    else lines.push({ line, fields: { ...fields } });
  }
  return { kind: head.kind, heads: (rows[at] ?? []).map(textOf), lines, unread, cellsOf };
}

function textOf(cell: Cell): string {
  if (cell instanceof ExcelNumber) return cell.text;
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null ? "" : String(cell).trim();
}

const words: Record<"kind" | "role" | "language", Record<string, string>> = {
  kind: {
    call: "call|capital call|drawdown|contribution|appel|appel de fonds|appel de capital|appel de capitaux",
    distribution: "distribution",
    return:
      "return|returned excess|restitution|remboursement|retour|return of excess call|trop appele",
    "interest-paid": "interest paid|interets payes|interets verses",
    "interest-received": "interest received|interets recus",
    adjustment: "adjustment|ajustement|regularisation",
  },
  role: {
    full: "full|complet|total|acteur",
    read: "read|read only|lecture|lecture seule|consultation",
  },
  language: { fr: "fr|francais|french", en: "en|anglais|english" },
};

function readCell(cell: Cell, { type }: Column, convention: Convention): Read | { why: string } {
  if (type === "amount") return readAmount(cell, convention);
  if (type === "day") return readDay(cell, convention);
  // Names are compared, so all kinds of spaces become one.
  const text = textOf(cell).replace(/[\s\u00a0\u202f]+/g, " ");
  if (type === "text") return { value: text };
  const folded = fold(text);
  const value = Object.entries(words[type]).find(([name, called]) => {
    return name === folded || called.split("|").includes(folded);
  })?.[0];
  return value ? { value } : { why: `bad-${type}` };
}
