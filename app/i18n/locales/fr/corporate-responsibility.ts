import type en from "../en/corporate-responsibility.ts";

export default {
  meta: {
    title: "Responsabilité d’entreprise",
    description:
      "Quatre engagements qui obligent la maison : intégration des critères ESG, mixité, réduction du carbone, dont l’échéance était 2025, et vie locale.",
  },
  title: "La responsabilité d’entreprise, d’abord chez nous",
  lede: "Ce que nous demandons aux entreprises, nous nous le devons d’abord. Quatre engagements obligent la maison : intégrer les critères environnementaux, sociaux et de gouvernance, veiller à la mixité, réduire nos émissions de carbone, investir localement. L’engagement sur le carbone avait 2025 pour échéance. Elle est passée. Comptent désormais le résultat mesuré, publié tel qu’il est, et les suites que nous lui donnons.",
} satisfies typeof en;
