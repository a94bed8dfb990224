import type { Bilingual } from "../../core/languages.ts";
import { stated } from "./stated.ts";

/**
 * The three states of conformity in the French reference (RGAA). Ours is computed from
 * `content/accessibility/grid.ts`.
 */
export const conformities = ["full", "partial", "none"] as const;
export type Conformity = (typeof conformities)[number];

type Statement = {
  reference: Bilingual;
  established: string;
  technologies: readonly string[];
  /** The tools that `npm test` uses, with their versions. */
  tools: readonly { name: string; version: string }[];
};

export const statement: Statement = stated({
  reference: {
    en: "French general reference for improving accessibility (RGAA), version 4.1.2",
    fr: "référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.2",
  },
  established: "2026-11-15",
  technologies: ["HTML", "CSS", "SVG", "JavaScript", "WAI-ARIA", "PDF"],
  tools: [
    { name: "axe-core", version: "4.14.0" },
    { name: "html-validate", version: "11.16.1" },
    { name: "Playwright", version: "1.65.0" },
  ],
});

/** The wording that French rules require on the home page; our footer shows it on every page. */
export const mentions: Record<Conformity, Bilingual> = {
  full: { en: "Accessibility: fully compliant", fr: "Accessibilité : totalement conforme" },
  partial: {
    en: "Accessibility: partially compliant",
    fr: "Accessibilité : partiellement conforme",
  },
  none: { en: "Accessibility: not compliant", fr: "Accessibilité : non conforme" },
};
