/**
 * Amounts that were probably meant otherwise, although they can be read: a comma forgotten, an amount
 * in millions. They are shown before the sheet is added; a fund may have its reasons.
 */
import type { Column } from "../kit/sheet/column.ts";
import type { Line } from "../kit/sheet/read-lines.ts";

export type OddAmount = { line: number; field: string; why: "odd-large" | "odd-small" };

/** Fewer amounts show nothing of what is usual. */
const fewest = 5;
const timesOff = 1000;
/** Nobody commits less, or is called so little: it is written in thousands or millions. */
const leastNeeded = 100;
const mostOfAny = 10_000_000_000;

export function findOddAmounts(lines: readonly Line[], columns: readonly Column[]): OddAmount[] {
  return columns.flatMap(({ field, type, needed }): OddAmount[] => {
    if (type !== "amount") return [];
    const amounts = lines.flatMap(({ line, fields }) => {
      const amount = Math.abs(Number(fields[field] ?? 0));
      return amount > 0 ? [{ line, amount }] : [];
    });
    const inOrder = amounts.map(({ amount }) => amount).toSorted((one, other) => one - other);
    const usual = inOrder.length < fewest ? 0 : (inOrder[Math.floor(inOrder.length / 2)] ?? 0);
    return amounts.flatMap(({ line, amount }): OddAmount[] => {
      const isLarge = amount >= mostOfAny || (usual > 0 && amount >= usual * timesOff);
      if (isLarge) return [{ line, field, why: "odd-large" }];
      const isSmall = (needed && amount < leastNeeded) || amount * timesOff <= usual;
      return isSmall ? [{ line, field, why: "odd-small" }] : [];
    });
  });
}
