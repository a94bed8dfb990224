import type { Bilingual } from "../core/languages.ts";

export type ImpactTheme = {
  id:
    | "clean-energy"
    | "circular-economy"
    | "healthcare-innovation"
    | "smart-cities"
    | "sustainable-agriculture"
    | "tech-innovation";
  name: Bilingual;
  /** In millions of euros, at the date of the figures in site.ts. */
  amount: number;
  projects: number;
};

/** The impact platform by theme. Amounts and projects add up to those in site.ts. */
export const impactThemes: readonly ImpactTheme[] = [
  {
    id: "clean-energy",
    name: { en: "Clean energy", fr: "Énergies propres" },
    amount: 124,
    projects: 8,
  },
  {
    id: "circular-economy",
    name: { en: "Circular economy", fr: "Économie circulaire" },
    amount: 78,
    projects: 6,
  },
  {
    id: "healthcare-innovation",
    name: { en: "Healthcare innovation", fr: "Innovation en santé" },
    amount: 66,
    projects: 4,
  },
  {
    id: "smart-cities",
    name: { en: "Smart cities", fr: "Villes intelligentes" },
    amount: 52,
    projects: 3,
  },
  {
    id: "sustainable-agriculture",
    name: { en: "Sustainable agriculture", fr: "Agriculture durable" },
    amount: 48,
    projects: 3,
  },
  {
    id: "tech-innovation",
    name: { en: "Tech innovation", fr: "Innovation technologique" },
    amount: 44,
    projects: 3,
  },
];

/**
 * From the assessment of February 2026, of fourteen projects (clean energy, circular economy): how
 * much of the capital made a difference, in millions of euros by our own judgement, and what the
 * results are based on.
 */
export const capitalAdded = { decisive: 34, earlier: 79, little: 59, unknown: 30 } as const;
export const resultBasis = { measured: 10, partly: 1, estimated: 1, empty: 2 } as const;

/**
 * How many projects were assessed, how many of those have no result, and how many are not assessed
 * yet.
 */
export const assessment = { assessed: 14, empty: resultBasis.empty, others: 13 } as const;

/**
 * Must be shown wherever the amount invested is given: for how much of it an effect is claimed. The
 * letter "Four subtractions" says how.
 */
export const effectClaimed: Bilingual = {
  en: "Some effect is claimed for €113m of it, or 27%.",
  fr: "Un effet est revendiqué pour 113 M€, soit 27 %.",
};
