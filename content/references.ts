import type { Bilingual } from "../core/languages.ts";
import type { Service } from "../core/services.ts";

/**
 * Periods in which mandates ended. A single year, beside a sector and a place, would let a client
 * be recognised.
 */
export const periods = ["2024–2026", "2022–2023", "2019–2021"] as const;
export type Period = (typeof periods)[number];

/** Regions large enough to have many companies of every sector. */
const places = {
  "northern-france": { en: "Northern France", fr: "Nord de la France" },
  "eastern-france": { en: "Eastern France", fr: "Est de la France" },
  "western-france": { en: "Western France", fr: "Ouest de la France" },
  "southern-france": { en: "Southern France", fr: "Sud de la France" },
  "belgium-luxembourg": { en: "Belgium and Luxembourg", fr: "Belgique et Luxembourg" },
  "western-germany": { en: "Western Germany", fr: "Ouest de l’Allemagne" },
} as const satisfies Record<string, Bilingual>;

export type Reference = {
  /** The key of its texts in the words of the references page. */
  id: string;
  period: Period;
  service: Service;
  matter: Bilingual;
  place: Bilingual;
};

/**
 * The references. Nobody is named, and nobody can be recognised: regions instead of places, periods
 * instead of years, ranges instead of amounts. The home page shows the first four; the references
 * page shows all, ordered by period.
 */
export const references = [
  {
    id: "toolmaker",
    period: "2024–2026",
    service: "mergers-acquisitions",
    matter: {
      en: "Sale of a family-owned industrial company to its management",
      fr: "Cession d’une entreprise industrielle familiale à ses cadres",
    },
    place: places["eastern-france"],
  },
  {
    id: "district-heating",
    period: "2024–2026",
    service: "private-equity",
    matter: {
      en: "Co-investment in an energy network, beside infrastructure funds",
      fr: "Co-investissement dans un réseau d’énergie, aux côtés de fonds d’infrastructure",
    },
    place: places["belgium-luxembourg"],
  },
  {
    id: "hospital-foundation",
    period: "2024–2026",
    service: "investment-advisory",
    matter: {
      en: "New allocation and choice of managers for a foundation in the health sector",
      fr: "Nouvelle allocation et choix des gérants d’une fondation du secteur de la santé",
    },
    place: places["northern-france"],
  },
  {
    id: "food-wholesaler",
    period: "2024–2026",
    service: "business-strategy",
    matter: {
      en: "Succession plan and bank refinancing of a family-owned wholesaler",
      fr: "Plan de succession et refinancement bancaire d’un grossiste familial",
    },
    place: places["belgium-luxembourg"],
  },
  {
    id: "surface-treatment",
    period: "2024–2026",
    service: "mergers-acquisitions",
    matter: {
      en: "Purchase of an industrial subcontractor by a family group",
      fr: "Acquisition d’un sous-traitant industriel par un groupe familial",
    },
    place: places["southern-france"],
  },
  {
    id: "care-homes",
    period: "2024–2026",
    service: "private-equity",
    matter: {
      en: "Co-investment in a group of care homes, studied and declined",
      fr: "Co-investissement dans un groupe de maisons de retraite, étudié puis décliné",
    },
    place: places["belgium-luxembourg"],
  },
  {
    id: "pension-scheme",
    period: "2024–2026",
    service: "investment-advisory",
    matter: {
      en: "Choice of a private debt manager for a pension institution",
      fr: "Choix d’un gérant de dette privée pour une institution de retraite",
    },
    place: places["belgium-luxembourg"],
  },
  {
    id: "cold-store",
    period: "2024–2026",
    service: "business-strategy",
    matter: {
      en: "Five-year plan of a logistics company, with a new warehouse",
      fr: "Plan à cinq ans d’un logisticien, avec un nouvel entrepôt",
    },
    place: places["northern-france"],
  },
  {
    id: "packaging-division",
    period: "2024–2026",
    service: "mergers-acquisitions",
    matter: {
      en: "Purchase of an industrial division from a larger group",
      fr: "Rachat d’une division industrielle à un grand groupe",
    },
    place: places["western-germany"],
  },
  {
    id: "fund-interests",
    period: "2024–2026",
    service: "private-equity",
    matter: {
      en: "Advice to an insurer on the sale of a portfolio of fund interests",
      fr: "Conseil à un assureur sur la cession d’un portefeuille de participations dans des fonds",
    },
    place: places["northern-france"],
  },
  {
    id: "four-branches",
    period: "2022–2023",
    service: "investment-advisory",
    matter: {
      en: "One inventory and one set of rules for a family of several branches",
      fr: "Un inventaire et des règles communes pour une famille de plusieurs branches",
    },
    place: places["belgium-luxembourg"],
  },
  {
    id: "printing-group",
    period: "2022–2023",
    service: "business-strategy",
    matter: {
      en: "Board, family charter and dividend rule of an industrial group",
      fr: "Conseil, charte familiale et règle de dividende d’un groupe industriel",
    },
    place: places["eastern-france"],
  },
  {
    id: "veterinary-laboratory",
    period: "2022–2023",
    service: "mergers-acquisitions",
    matter: {
      en: "Sale of a laboratory by its founder",
      fr: "Cession d’un laboratoire par son fondateur",
    },
    place: places["western-france"],
  },
  {
    id: "university-foundation",
    period: "2022–2023",
    service: "investment-advisory",
    matter: {
      en: "First investment policy of a foundation for research and teaching",
      fr: "Première politique d’investissement d’une fondation pour la recherche et l’enseignement",
    },
    place: places["eastern-france"],
  },
  {
    id: "family-holding",
    period: "2019–2021",
    service: "private-equity",
    matter: {
      en: "First private equity programme of a family after the sale of its company",
      fr: "Premier programme de capital-investissement d’une famille après la vente de son entreprise",
    },
    place: places["northern-france"],
  },
  {
    id: "hotel-group",
    period: "2019–2021",
    service: "business-strategy",
    matter: {
      en: "Cash plan and bank talks of a tourism group during the pandemic",
      fr: "Plan de trésorerie et négociation bancaire d’un groupe de tourisme pendant la pandémie",
    },
    place: places["western-france"],
  },
  {
    id: "engineering-merger",
    period: "2019–2021",
    service: "mergers-acquisitions",
    matter: {
      en: "Merger of two engineering firms of equal size, for one of them",
      fr: "Fusion de deux bureaux d’études de taille égale, pour l’un d’eux",
    },
    place: places["belgium-luxembourg"],
  },
] as const satisfies readonly Reference[];
