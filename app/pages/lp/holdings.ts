import type { Commitment, Fund } from "#app/features/account/overview.ts";

type Amounts = Pick<Commitment, "committed" | "called" | "distributed">;
export type Holding = Amounts & { fund: Fund; asOf: string };
/** `days` are those that the amounts in it are of, earliest first. */
export type Total = Amounts & { currency: string; funds: number; days: readonly string[] };

/** The commitments with their funds, oldest vintage first. */
export function holdingsOf(
  commitments: readonly Commitment[],
  funds: readonly Fund[],
): readonly Holding[] {
  return commitments
    .flatMap(({ fund: id, ...amounts }) => {
      const fund = funds.find((candidate) => candidate.id === id);
      return fund ? [{ ...amounts, fund }] : [];
    })
    .sort(
      (one, other) =>
        one.fund.vintage - other.fund.vintage || one.fund.name.localeCompare(other.fund.name),
    );
}

/** By currency: amounts in different currencies are never added up. */
export function totalsOf(holdings: readonly Holding[]): readonly Total[] {
  const currencies = [...new Set(holdings.map(({ fund }) => fund.currency))];
  return currencies.map((currency) => {
    const held = holdings.filter(({ fund }) => fund.currency === currency);
    const sum = (amount: keyof Amounts) =>
      // In cents, as fractions of a euro do not add up exactly.
      held.reduce((total, holding) => total + Math.round(holding[amount] * 100), 0) / 100;
    return {
      currency,
      funds: held.length,
      days: [...new Set(held.map(({ asOf }) => asOf))].sort(),
      committed: sum("committed"),
      called: sum("called"),
      distributed: sum("distributed"),
    };
  });
}

/** What the whole width of the drawing stands for: the largest amount in that currency. */
export function longestOf(holdings: readonly Holding[], currency: string): number {
  const held = holdings.filter(({ fund }) => fund.currency === currency);
  return Math.max(
    1,
    ...held.flatMap(({ committed, called, distributed }) => [committed, called, distributed]),
  );
}

/** A part of a whole, to the nearest thousandth: a drawing is no more exact than that. */
export function partOf(value: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((value / whole) * 1000) / 1000;
}
