/** Every publication, newest first. Written by `npm run publications` from the texts here. */
export const publications = [
  {
    slug: "climate-strategy-after-2025",
    category: "climate-strategy",
    published: "2026-09-24",
    version: "1.0",
    title: {
      en: "Climate strategy: the course after 2025",
      fr: "Stratégie climat : le cap après 2025",
    },
  },
  {
    slug: "esg-report-2025",
    category: "esg-report",
    published: "2026-06-18",
    version: "1.0",
    title: {
      en: "ESG report 2025: the deadline and the results",
      fr: "Rapport ESG 2025 : l’échéance et les résultats",
    },
  },
  {
    slug: "impact-assessment-clean-energy-circular-economy",
    category: "impact-assessment",
    published: "2026-02-05",
    version: "1.0",
    title: {
      en: "Impact assessment: clean energy and circular economy",
      fr: "Évaluation d’impact : énergie et économie circulaire",
    },
  },
  {
    slug: "sustainable-investment-policy",
    category: "investment-policy",
    published: "2025-10-09",
    version: "2.0",
    title: {
      en: "Sustainable investment policy, second edition",
      fr: "Politique d’investissement durable, deuxième édition",
    },
  },
  {
    slug: "esg-report-2024",
    category: "esg-report",
    published: "2025-06-19",
    version: "1.0",
    title: {
      en: "ESG report 2024: one year from the deadline",
      fr: "Rapport ESG 2024 : à un an de l’échéance",
    },
  },
  {
    slug: "engagement-and-voting-policy",
    category: "investment-policy",
    published: "2024-11-21",
    version: "1.0",
    title: {
      en: "Engagement and voting policy",
      fr: "Politique d’engagement et de vote",
    },
  },
] as const;
