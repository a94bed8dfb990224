/** What somebody said of a sheet in the step that asks. */
import { saidOf } from "./column.ts";
import type { ByHand, Proposal } from "./propose.ts";
import type { Choices } from "./read-lines.ts";

export type Said = { byHand: ByHand } & Pick<Choices, "orders" | "given" | "words">;
export const nothingSaid: Said = { byHand: { fields: {} }, orders: {}, given: {}, words: {} };

/** How many choices are still open. A proposal counts as one until the whole step is confirmed. */
export function openChoices(
  { layout, assignment, missing, open, strange }: Proposal,
  { orders, given, words }: Said,
): number {
  return (
    (layout ? 0 : 1) +
    assignment.columns.filter(({ field }) => field === undefined).length +
    missing.filter(({ field }) => !given[field]?.trim()).length +
    open.filter(({ place }) => !orders[place]).length +
    strange.filter(({ field, word }) => saidOf(word, words[field]) === undefined).length
  );
}
