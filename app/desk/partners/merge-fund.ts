import type { Fund } from "#core/acts/partners.ts";

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

/** The values of a saved fund, as texts for the fields. */
export function valuesOf(fund: Pick<Fund, FundField> | undefined): FundValues {
  const pairs = fundFields.map((field) => [field, String(fund?.[field] ?? "")]);
  return Object.fromEntries(pairs) as FundValues;
}

/**
 * Merges the changes of two people who started from `seen`. If only one of them changed a field,
 * that value is taken. `both` lists the fields that both changed differently: there the typed value
 * stays until somebody decides.
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
