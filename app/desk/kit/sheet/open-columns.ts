/** What the cells of a column leave open, once it is known what the column is. */
import { fold } from "#core/fold.ts";
import type { Assignment } from "./assign-columns.ts";
import { type Cell, isEmpty, longestCell, textOf } from "./cell.ts";
import { type Layout, wordOf } from "./column.ts";
import { decimalOf } from "./read-amount.ts";
import { exchangedIn, orderOf, readDay, unlikelyDay } from "./read-day.ts";
import type { Tab } from "./read-table.ts";

/**
 * What a column of days or amounts leaves open: what 03/04/2027 or 1,234 means, or whether Excel has
 * exchanged day and month.
 */
export type Open = {
  place: number;
  head: string;
  type: "day" | "amount" | "exchange";
  example: string;
};

/** The columns of days and amounts that do not show how they are meant. */
export function openOf(tab: Tab, { at, columns }: Assignment, layout: Layout): Open[] {
  const body = tab.rows.slice(at + 1);
  return columns.flatMap(({ place, head, field }): Open[] => {
    const type = layout.columns.find((one) => one.field === field)?.type;
    if (type !== "day" && type !== "amount") return [];
    const cells = body.map((row) => row[place]);
    const exchanged = type === "day" && exchangedIn(cells);
    if (exchanged) return [{ place, head, type: "exchange", example: exchanged }];
    const { decided, open } = type === "day" ? orderOf(cells) : decimalOf(cells);
    return decided || open === undefined ? [] : [{ place, head, type, example: open }];
  });
}

/**
 * Words that no column of the kind knows: “Viewer”, “Dividende”, or the year 2099 for an end. Somebody
 * says what they mean.
 */
export function strangeWordsOf(
  tab: Tab,
  { at, columns }: Assignment,
  layout: Layout,
  today = new Date().toISOString(),
): { field: string; word: string; lines: number }[] {
  const strange = new Map<string, { field: string; word: string; lines: number }>();
  for (const { place, field } of columns) {
    const column = layout.columns.find((one) => one.field === field);
    if (column?.type !== "word" && !column?.ahead) continue;
    for (const row of tab.rows.slice(at + 1)) {
      const word = textOf(row[place]);
      const isKnown = column.ahead ? !isFarEnd(row[place] ?? null, today) : wordOf(word, column);
      if (isEmpty(word) || isKnown || row.filter((one) => textOf(one)).length < 2) continue;
      // Its line is refused for it.
      if (word.length > longestCell) continue;
      const key = `${column.field} ${fold(word)}`;
      const seen = strange.get(key) ?? { field: column.field, word, lines: 0 };
      strange.set(key, { ...seen, lines: seen.lines + 1 });
    }
  }
  return [...strange.values()];
}

/** Whichever of its numbers is the month: the year is the same. */
function isFarEnd(cell: Cell, today: string): boolean {
  const read = readDay(cell, "day");
  return "value" in read && unlikelyDay(read.value, { ahead: true, today }) === "far-end";
}
