import type { Fund } from "./shapes.ts";

export const fundFields = [
  "name",
  "legalName",
  "manager",
  "depositary",
  "vintage",
  "currency",
] as const;
export type FundField = (typeof fundFields)[number];
export type FundValues = Record<FundField, string>;

/** What was saved, as it stands in the fields. */
export function valuesOf(fund: Pick<Fund, FundField> | undefined): FundValues {
  const pairs = fundFields.map((field) => [field, String(fund?.[field] ?? "")]);
  return Object.fromEntries(pairs) as FundValues;
}

/**
 * Two people began with `seen`: where one of them changed a field, that holds. `both` are the fields that
 * both changed, and not to the same; there the typed stays until it is decided.
 */
export function mergeFund(seen: FundValues, typed: FundValues, theirs: FundValues) {
  const both: FundField[] = [];
  const pairs = fundFields.map((field) => {
    const mine = typed[field].trim();
    if (mine === seen[field]) return [field, theirs[field]];
    if (theirs[field] !== seen[field] && theirs[field] !== mine) both.push(field);
    return [field, mine];
  });
  return { values: Object.fromEntries(pairs) as FundValues, both };
}
