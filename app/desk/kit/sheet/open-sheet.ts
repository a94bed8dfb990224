/** Opens a file that somebody chose, and reads it once everything about it is said. */

import type { ImportKind } from "#core/acts/sheets.ts";
import { askDesk, refreshDesk } from "../ask-desk.ts";
import { hashOf } from "../hash-of.ts";
import type { Remembered } from "./assign-columns.ts";
import { textOf } from "./cell.ts";
import type { Layout } from "./column.ts";
import { checkedCorrections } from "./kept-corrections.ts";
import { type Proposal, propose } from "./propose.ts";
import { type Choices, noChoices, type ReadLines, readLines } from "./read-lines.ts";
import { readTable, type Table, UnfitTable } from "./read-table.ts";
import { nothingSaid, type Said } from "./said.ts";

export type OpenedSheet = {
  name: string;
  /** The room's; which kind of sheet it is, the proposal says. */
  kind: ImportKind;
  hash: string;
  checked: Choices["corrected"];
  table: Table;
  memory: readonly Remembered[];
  layouts: readonly Layout[];
  said: Said;
  proposal: Proposal;
};

/** `unfit` is the key of a sentence in `sheet.unfit`, which may name a cell. */
type Unfit = { unfit: UnfitTable["why"] | "unreadable" | "no-lines"; cell?: string };

export async function openSheet(
  file: File,
  kind: ImportKind,
  layouts: readonly Layout[],
): Promise<OpenedSheet | Unfit> {
  const bytes = await file.arrayBuffer();
  const table = await readTable(file.name, bytes).catch((error: unknown) =>
    error instanceof UnfitTable
      ? { unfit: error.why, cell: error.cell }
      : { unfit: "unreadable" as const },
  );
  if ("unfit" in table) return table;
  const hash = await hashOf(bytes);
  // Without an answer nothing is remembered, and the step asks.
  const [answer, checked] = await Promise.all([
    askDesk("sheets.remembered", { kind }),
    checkedCorrections(kind, hash),
  ]);
  const memory = answer.kind === "done" ? answer.body.rows : [];
  const proposal = propose(table, layouts, memory);
  if (!proposal) return { unfit: "empty" };
  const { tab, assignment, others } = proposal;
  const isBare = tab.rows
    .slice(assignment.at + 1)
    .every((row) => row.every((cell) => textOf(cell) === ""));
  if (isBare && others.length === 0) return { unfit: "no-lines" };
  return {
    ...{ name: file.name.slice(-200), kind, hash, checked },
    table,
    memory,
    layouts,
    said: nothingSaid,
    proposal,
  };
}

export function sayOf(sheet: OpenedSheet, said: Said): OpenedSheet {
  const proposal = propose(sheet.table, sheet.layouts, sheet.memory, said.byHand);
  return { ...sheet, said, proposal: proposal ?? sheet.proposal };
}

type Beside = Partial<Pick<Choices, "currencies" | "usual" | "today" | "corrected">>;

export function readSheet({ proposal, said }: OpenedSheet, beside: Beside): ReadLines | undefined {
  const { tab, assignment, layout } = proposal;
  if (!layout) return undefined;
  const { orders, given, words } = said;
  return readLines(tab, assignment, layout, { ...noChoices, orders, given, words, ...beside });
}

/** Keeps what was chosen for these headings. The sheet is read all the same if that fails. */
export async function rememberHeads({ proposal }: OpenedSheet): Promise<void> {
  const { kind, at, heads, columns } = proposal.assignment;
  if (at < 0) return;
  await askDesk("sheets.remember", {
    kind: kind as ImportKind,
    heads: [...heads],
    fields: Object.fromEntries(columns.map(({ key, field = "" }) => [key, field])),
  });
  await refreshDesk();
}
