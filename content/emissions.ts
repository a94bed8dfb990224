/**
 * The firm’s own emissions, in tonnes of CO₂ equivalent: scopes 1 and 2 and, of scope 3, travel,
 * purchases and commuting. Pages and drawings read this file, and publications are checked against
 * it.
 */
import type { Bilingual } from "../core/languages.ts";

export type EmissionSource = {
  id: "gas" | "electricity" | "travel" | "purchases" | "commuting";
  name: Bilingual;
  /** The scope in the Greenhouse Gas Protocol. */
  scope: 1 | 2 | 3;
  measured: Record<2019 | 2022 | 2023 | 2024 | 2025, number>;
  /** What the plan of 2023 allowed for 2025. */
  planned2025: number;
  ceiling2030: number;
};

export const emissionSources: readonly EmissionSource[] = [
  {
    id: "gas",
    name: { en: "Heating by gas", fr: "Chauffage au gaz" },
    scope: 1,
    measured: { 2019: 48, 2022: 38, 2023: 34, 2024: 30, 2025: 28 },
    planned2025: 12,
    ceiling2030: 4,
  },
  {
    id: "electricity",
    name: { en: "Electricity and district heat", fr: "Électricité et réseau de chaleur" },
    scope: 2,
    measured: { 2019: 62, 2022: 50, 2023: 44, 2024: 38, 2025: 35 },
    planned2025: 40,
    ceiling2030: 25,
  },
  {
    id: "travel",
    name: { en: "Business travel", fr: "Déplacements professionnels" },
    scope: 3,
    measured: { 2019: 292, 2022: 202, 2023: 190, 2024: 176, 2025: 166 },
    planned2025: 168,
    ceiling2030: 108,
  },
  {
    id: "purchases",
    name: { en: "Purchases", fr: "Achats" },
    scope: 3,
    measured: { 2019: 158, 2022: 134, 2023: 126, 2024: 118, 2025: 111 },
    planned2025: 114,
    ceiling2030: 83,
  },
  {
    id: "commuting",
    name: { en: "Commuting", fr: "Trajets domicile-travail" },
    scope: 3,
    measured: { 2019: 60, 2022: 46, 2023: 42, 2024: 40, 2025: 38 },
    planned2025: 38,
    ceiling2030: 28,
  },
];

/** Totals as published. 2020 and 2021, distorted by the pandemic, are not used. */
export const measuredEmissions = [
  { year: 2019, value: 620 },
  { year: 2022, value: 470 },
  { year: 2023, value: 436 },
  { year: 2024, value: 402 },
  { year: 2025, value: 378 },
] as const;

export const carbonTargets = {
  baseYear: 2019,
  base: 620,
  /** Set before 2025 and missed. */
  first: { year: 2025, reduction: 0.4, tonnes: 372 },
  /** Counted without offsetting. */
  next: { year: 2030, reduction: 0.6, tonnes: 248 },
} as const;

/** By how many tonnes the first target was missed. */
export const tonnesMissed = 378 - carbonTargets.first.tonnes;

/** What each year to 2030 allows. */
export const yearlyCeilings = [
  { year: 2026, value: 352 },
  { year: 2027, value: 326 },
  { year: 2028, value: 300 },
  { year: 2029, value: 274 },
  { year: 2030, value: 248 },
] as const;

/**
 * Year by year, the data behind the carbon intensity of the investments advised (the values are in
 * site.ts): the share of amounts covered, and the PCAF score of the data, where 1 is best.
 */
export const intensityBasis = [
  { year: 2021, covered: 0.48, score: 3.9 },
  { year: 2022, covered: 0.55, score: 3.7 },
  { year: 2023, covered: 0.62, score: 3.5 },
  { year: 2024, covered: 0.68, score: 3.3 },
  { year: 2025, covered: 0.74, score: 3.1 },
] as const;

/** Where the fall of the intensity since 2021 comes from, in tonnes per million euros. */
export const intensityFall = { companies: 17, holdings: 16, prices: 12 } as const;

/**
 * Must be shown wherever the fall is given as a percentage: what it covers, and where it comes
 * from.
 */
export const intensityCaveat: Bilingual = {
  en: "The fall is measured on 48% of the amounts advised on in 2021 and on 74% in 2025. Of the 45 tonnes per million euros, 17 come from companies that emit less, 16 from changes of holdings and 12 from higher prices.",
  fr: "Baisse mesurée sur 48 % des montants conseillés en 2021 et sur 74 % en 2025. Sur 45 tonnes par million d’euros, 17 viennent d’entreprises qui émettent moins, 16 de changements de positions et 12 de la hausse des prix.",
};

/**
 * Projects of the impact platform that are exposed to a hazard by 2050; some are exposed to two.
 */
export const projectsExposed = { any: 11, heat: 7, floods: 5, clay: 3 } as const;
