/**
 * The two calculations that the methodology page shows step by step. The first is project E3 of the
 * assessment of February 2026, heat pumps in social housing; the second is an invented portfolio.
 */
export const heatPumps = {
  homes: { metered: 610, multiplied: 530 },
  /** Energy bought in a year, in MWh. */
  before: 15_100,
  after: 5_700,
  /** Tonnes of CO₂ equivalent per MWh. */
  factors: { gas: 0.227, averagePower: 0.06, marginalPower: 0.34 },
  /** Half-widths of the intervals, as shares of the value. */
  uncertainty: { before: 0.02, metered: 0.02, multiplied: 0.17 },
  /** In millions of euros: the money of clients, and the cost of the works. */
  capital: 14,
  cost: 21,
} as const;

export const holdings = [
  { id: "A", invested: 10, value: 200, emissions: 24_000 },
  { id: "B", invested: 6, value: 60, emissions: 3_000 },
  // It publishes no emissions: it is left out of both sums, and lowers the coverage.
  { id: "C", invested: 4, value: 80, emissions: null },
] as const;

export function savingOf({ before, after }: typeof heatPumps): number {
  return (before - after) / before;
}

/**
 * Emissions avoided per year, if the electricity of the pumps is counted at `power` tonnes per MWh.
 */
export function avoidedBy({ before, after, factors }: typeof heatPumps, power: number): number {
  return before * factors.gas - after * power;
}

/** The uncertainties of the homes, weighted by their number: independent errors add as squares. */
export function uncertaintyAfter({ homes, uncertainty }: typeof heatPumps): number {
  const all = homes.metered + homes.multiplied;
  return Math.hypot(
    (homes.metered / all) * uncertainty.metered,
    (homes.multiplied / all) * uncertainty.multiplied,
  );
}

/** The half-width of the avoided emissions, in tonnes. */
export function uncertaintyOfAvoided(example: typeof heatPumps, power: number): number {
  return Math.hypot(
    example.before * example.uncertainty.before * example.factors.gas,
    example.after * uncertaintyAfter(example) * power,
  );
}

export function clientsPart({ capital, cost }: typeof heatPumps): number {
  return capital / cost;
}

export function portfolioOf(lines: readonly (typeof holdings)[number][]) {
  const known = lines.filter(({ emissions }) => emissions !== null);
  const invested = known.reduce((sum, line) => sum + line.invested, 0);
  const all = lines.reduce((sum, line) => sum + line.invested, 0);
  const financed = known.reduce((sum, line) => sum + financedBy(line), 0);
  return { invested, all, financed, intensity: financed / invested, coverage: invested / all };
}

/** The share of a holding’s emissions that is attributed to the investor. */
export function financedBy({ invested, value, emissions }: (typeof holdings)[number]): number {
  return (invested / value) * (emissions ?? 0);
}
