/** What somebody said of a sheet in the step that asks. */
import { type Column, saidOf } from "./column.ts";
import type { ByHand, Proposal } from "./propose.ts";
import { readAmount } from "./read-amount.ts";
import { readDay, unlikelyDay } from "./read-day.ts";
import type { Choices } from "./read-lines.ts";

export type Said = { byHand: ByHand } & Pick<Choices, "orders" | "given" | "words">;
export const nothingSaid: Said = { byHand: { fields: {} }, orders: {}, given: {}, words: {} };

/** Whether what was typed for every line can be read. */
export function isGiven(column: Column, value = ""): boolean {
  return value.trim() !== "" && whyNotGiven(column, value) === undefined;
}

/** Why it cannot, as the key of a sentence. */
export function whyNotGiven({ type, ahead }: Column, value: string): string | undefined {
  if (type === "amount") {
    const read = readAmount(value);
    return "why" in read ? read.why : undefined;
  }
  if (type !== "day") return undefined;
  const read = readDay(value);
  return "why" in read
    ? read.why
    : unlikelyDay(read.value, { ahead, today: new Date().toISOString() });
}

/** How many choices are still open. A proposal counts as one until the whole step is confirmed. */
export function openChoices(
  { layout, assignment, missing, open, strange }: Proposal,
  { orders, given, words }: Said,
): number {
  return (
    (layout ? 0 : 1) +
    assignment.columns.filter(({ field }) => field === undefined).length +
    missing.filter((column) => !isGiven(column, given[column.field])).length +
    open.filter(({ place }) => !orders[place]).length +
    strange.filter(({ field, word }) => saidOf(word, words[field]) === undefined).length
  );
}
