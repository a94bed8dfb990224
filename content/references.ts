import type { Service } from "#app/engraving/figures.ts";
import type { Bilingual } from "./site.ts";

export type Reference = { year: number; service: Service; matter: Bilingual; place: Bilingual };

/** The track record, newest first. Nobody is named. */
export const references: readonly Reference[] = [
  {
    year: 2026,
    service: "mergers-acquisitions",
    matter: {
      en: "Sale of a family-owned precision toolmaker to its management",
      fr: "Cession d’un fabricant familial d’outillage de précision à ses cadres",
    },
    place: { en: "Lorraine", fr: "Lorraine" },
  },
  {
    year: 2025,
    service: "private-equity",
    matter: {
      en: "Co-investment in a district heating network, beside two infrastructure funds",
      fr: "Co-investissement dans un réseau de chaleur urbain, aux côtés de deux fonds d’infrastructure",
    },
    place: { en: "Luxembourg", fr: "Luxembourg" },
  },
  {
    year: 2025,
    service: "investment-advisory",
    matter: {
      en: "New allocation and choice of managers for a hospital foundation",
      fr: "Nouvelle allocation et choix des gérants d’une fondation hospitalière",
    },
    place: { en: "Paris", fr: "Paris" },
  },
  {
    year: 2024,
    service: "business-strategy",
    matter: {
      en: "Succession plan and bank refinancing of a food wholesaler, third generation",
      fr: "Plan de succession et refinancement bancaire d’un grossiste alimentaire, troisième génération",
    },
    place: { en: "Wallonia", fr: "Wallonie" },
  },
];
