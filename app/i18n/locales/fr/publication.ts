import type en from "../en/publication.ts";

export default {
  meta: {
    title: "Publication en texte intégral",
    description:
      "Le texte intégral d’une de nos publications sur la durabilité et l’impact, à lire en ligne, avec sa date, sa catégorie et sa version.",
  },
  back: "Toutes les publications",
  published: "Date de parution",
  version: "Version",
  category: "Catégorie",
  categories: {
    "esg-report": "Rapport ESG",
    "climate-strategy": "Stratégie climat",
    "investment-policy": "Politique d’investissement",
    "impact-assessment": "Évaluation d’impact",
  },
} satisfies typeof en;
