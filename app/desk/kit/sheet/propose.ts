/** What a file seems to be: which of its tabs, with which headings, and what is still to be said. */
import {
  type Assignment,
  assignColumns,
  findHead,
  missingOf,
  type Remembered,
} from "./assign-columns.ts";
import type { Column, Layout } from "./column.ts";
import { type Open, openOf, strangeWordsOf } from "./open-columns.ts";
import type { Tab, Table } from "./read-table.ts";

/** What somebody changed of it by hand. */
export type ByHand = {
  tab?: number;
  at?: number;
  kind?: string;
  fields: Readonly<Record<number, string>>;
};

export type Proposal = {
  tab: Tab;
  place: number;
  assignment: Assignment;
  layout: Layout | undefined;
  /** Tabs beside this one that hold something. */
  others: readonly { place: number; tab: Tab; isKnown: boolean }[];
  missing: readonly Column[];
  open: readonly Open[];
  strange: readonly { field: string; word: string; lines: number }[];
  /** Whether everything is known: nobody has to be asked. */
  isSettled: boolean;
};

export function propose(
  { tabs }: Table,
  layouts: readonly Layout[],
  memory: readonly Remembered[],
  byHand: ByHand = { fields: {} },
): Proposal | undefined {
  const full = tabs.flatMap((tab, place) => {
    if (tab.rows.length === 0) return [];
    return [{ tab, place, found: findHead(tab, layouts, memory) }];
  });
  const seen = full.filter(({ tab }) => !tab.isHidden);
  const best = Math.max(...seen.map(({ found }) => found.score), 0);
  const chosen =
    full.find(({ place }) => place === byHand.tab) ??
    seen.find(({ found }) => found.score === best) ??
    full[0];
  if (!chosen) return undefined;
  const { tab, place, found } = chosen;
  const head = { at: byHand.at ?? found.at, kind: byHand.kind ?? found.kind };
  const layout = layouts.find(({ kind }) => kind === head.kind);
  const proposed = assignColumns(tab, head, layout, memory);
  const assignment = { ...proposed, columns: withHand(proposed.columns, byHand.fields) };
  const others = full
    .filter((one) => one !== chosen)
    .map((one) => ({
      place: one.place,
      tab: one.tab,
      isKnown: !one.tab.isHidden && one.found.score > 3,
    }));
  const missing = layout ? missingOf(assignment, layout) : [];
  const open = layout ? openOf(tab, assignment, layout) : [];
  const strange = layout ? strangeWordsOf(tab, assignment, layout) : [];
  const isSettled =
    layout !== undefined &&
    missing.length === 0 &&
    open.length === 0 &&
    strange.length === 0 &&
    assignment.columns.every(({ by }) => by !== "nobody" && by !== "guess") &&
    (byHand.tab !== undefined || !others.some(({ isKnown }) => isKnown));
  return { tab, place, assignment, layout, others, missing, open, strange, isSettled };
}

/** A field that was given to one column is taken from another. */
function withHand(columns: Assignment["columns"], fields: ByHand["fields"]): Assignment["columns"] {
  const taken = new Set(Object.values(fields).filter(Boolean));
  return columns.map((column) => {
    const own = fields[column.place];
    if (own !== undefined) return { ...column, field: own, by: "hand" as const };
    const isTaken = column.field !== undefined && taken.has(column.field);
    return isTaken ? { ...column, field: undefined, by: "nobody" as const } : column;
  });
}
