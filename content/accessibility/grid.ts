/**
 * Our own assessment of the three products against the French reference of accessibility: 106
 * criteria each. The states, rates and obstacles on the accessibility page, and the words in the
 * footer of every page, are computed from it.
 */
import type { Conformity } from "../legal/accessibility.ts";
import { themes } from "./criteria.ts";
import { desk } from "./desk.ts";
import type { Grid, Judgement, Verdict } from "./judgement.ts";
import { site } from "./site.ts";
import { space } from "./space.ts";

export const products = ["site", "space", "desk"] as const;
export type Product = (typeof products)[number];

export const grids: Record<Product, Grid> = { site, space, desk };

/** The day of the assessment. */
export const judgedOn = "2026-11-19";

export const criteria = themes.flatMap((theme) => theme.criteria);

export function judgementOf(product: Product, id: string): Judgement {
  const judgement = grids[product][id];
  if (!judgement) throw new Error(`Criterion ${id} is not judged for ${product}.`);
  return judgement;
}

export function verdictsOf(product: Product): Verdict[] {
  return criteria.map(({ id }) => judgementOf(product, id).verdict);
}

/** Of the three together: one product that falls short is enough. */
export function verdictsTogether(): Verdict[] {
  return criteria.map(({ id }) => {
    const all = products.map((product) => judgementOf(product, id).verdict);
    return (
      all.find((one) => one === "not-met") ?? all.find((one) => one === "met") ?? "not-applicable"
    );
  });
}

type Tally = Record<Verdict, number>;

export function tally(verdicts: readonly Verdict[]): Tally {
  const count = (verdict: Verdict) => verdicts.filter((each) => each === verdict).length;
  return {
    met: count("met"),
    "not-met": count("not-met"),
    "not-applicable": count("not-applicable"),
  };
}

/** The share of applicable criteria that are met, between 0 and 1. */
export function rateOf(verdicts: readonly Verdict[]): number {
  const { met, "not-met": notMet } = tally(verdicts);
  return met / (met + notMet);
}

/** The thresholds are those of the French rules. */
export function conformityAt(rate: number): Conformity {
  if (rate === 1) return "full";
  return rate >= 0.5 ? "partial" : "none";
}
