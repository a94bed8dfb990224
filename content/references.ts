import type { Bilingual } from "../core/languages.ts";
import type { Service } from "../core/services.ts";

export type Reference = {
  /** Names what was difficult and what we did in the words of the references page. */
  id: string;
  year: number;
  service: Service;
  matter: Bilingual;
  place: Bilingual;
};

/**
 * The track record. Nobody is named. The first four are those that the home page shows; the
 * references page puts them all in the order of their years.
 */
export const references = [
  {
    id: "toolmaker",
    year: 2026,
    service: "mergers-acquisitions",
    matter: {
      en: "Sale of a family-owned precision toolmaker to its management",
      fr: "Cession d’un fabricant familial d’outillage de précision à ses cadres",
    },
    place: { en: "Lorraine", fr: "Lorraine" },
  },
  {
    id: "district-heating",
    year: 2025,
    service: "private-equity",
    matter: {
      en: "Co-investment in a district heating network, beside two infrastructure funds",
      fr: "Co-investissement dans un réseau de chaleur urbain, aux côtés de deux fonds d’infrastructure",
    },
    place: { en: "Luxembourg", fr: "Luxembourg" },
  },
  {
    id: "hospital-foundation",
    year: 2025,
    service: "investment-advisory",
    matter: {
      en: "New allocation and choice of managers for a hospital foundation",
      fr: "Nouvelle allocation et choix des gérants d’une fondation hospitalière",
    },
    place: { en: "Paris", fr: "Paris" },
  },
  {
    id: "food-wholesaler",
    year: 2024,
    service: "business-strategy",
    matter: {
      en: "Succession plan and bank refinancing of a food wholesaler, third generation",
      fr: "Plan de succession et refinancement bancaire d’un grossiste alimentaire, troisième génération",
    },
    place: { en: "Wallonia", fr: "Wallonie" },
  },
  {
    id: "surface-treatment",
    year: 2025,
    service: "mergers-acquisitions",
    matter: {
      en: "Purchase of a surface-treatment company by an industrial family group",
      fr: "Acquisition d’une entreprise de traitement de surface par un groupe industriel familial",
    },
    place: { en: "Rhône valley", fr: "Vallée du Rhône" },
  },
  {
    id: "care-homes",
    year: 2025,
    service: "private-equity",
    matter: {
      en: "Co-investment in a group of care homes, studied and declined",
      fr: "Co-investissement dans un groupe de maisons de retraite, étudié puis décliné",
    },
    place: { en: "Flanders", fr: "Flandre" },
  },
  {
    id: "pension-scheme",
    year: 2025,
    service: "investment-advisory",
    matter: {
      en: "Choice of a private debt manager for a pension scheme",
      fr: "Choix d’un gérant de dette privée pour un régime de retraite",
    },
    place: { en: "Luxembourg", fr: "Luxembourg" },
  },
  {
    id: "cold-store",
    year: 2025,
    service: "business-strategy",
    matter: {
      en: "Five-year plan of a logistics company, with a new cold store",
      fr: "Plan à cinq ans d’un logisticien, avec un nouvel entrepôt frigorifique",
    },
    place: { en: "Hauts-de-France", fr: "Hauts-de-France" },
  },
  {
    id: "packaging-division",
    year: 2024,
    service: "mergers-acquisitions",
    matter: {
      en: "Purchase of a packaging division from a listed group",
      fr: "Rachat de la division emballage d’un groupe coté",
    },
    place: { en: "Saarland", fr: "Sarre" },
  },
  {
    id: "fund-interests",
    year: 2024,
    service: "private-equity",
    matter: {
      en: "Sale of eleven fund interests for a mutual insurer",
      fr: "Vente de onze participations dans des fonds pour une mutuelle d’assurance",
    },
    place: { en: "Paris", fr: "Paris" },
  },
  {
    id: "four-branches",
    year: 2023,
    service: "investment-advisory",
    matter: {
      en: "One inventory and two portfolios for a family of four branches",
      fr: "Un inventaire et deux portefeuilles pour une famille de quatre branches",
    },
    place: { en: "Luxembourg", fr: "Luxembourg" },
  },
  {
    id: "printing-group",
    year: 2023,
    service: "business-strategy",
    matter: {
      en: "Board, family charter and dividend rule of a printing group",
      fr: "Conseil, charte familiale et règle de dividende d’un groupe d’imprimerie",
    },
    place: { en: "Alsace", fr: "Alsace" },
  },
  {
    id: "veterinary-laboratory",
    year: 2022,
    service: "mergers-acquisitions",
    matter: {
      en: "Sale of a veterinary laboratory by its founder",
      fr: "Cession d’un laboratoire vétérinaire par sa fondatrice",
    },
    place: { en: "Brittany", fr: "Bretagne" },
  },
  {
    id: "university-foundation",
    year: 2022,
    service: "investment-advisory",
    matter: {
      en: "First investment policy of a university foundation",
      fr: "Première politique d’investissement d’une fondation universitaire",
    },
    place: { en: "Champagne", fr: "Champagne" },
  },
  {
    id: "family-holding",
    year: 2021,
    service: "private-equity",
    matter: {
      en: "First private equity programme of a family after the sale of its company",
      fr: "Premier programme de capital-investissement d’une famille après la vente de son entreprise",
    },
    place: { en: "Luxembourg", fr: "Luxembourg" },
  },
  {
    id: "hotel-group",
    year: 2020,
    service: "business-strategy",
    matter: {
      en: "Cash plan and bank talks of a hotel group in the spring of 2020",
      fr: "Plan de trésorerie et négociation bancaire d’un groupe hôtelier au printemps 2020",
    },
    place: { en: "Loire valley", fr: "Val de Loire" },
  },
  {
    id: "engineering-merger",
    year: 2019,
    service: "mergers-acquisitions",
    matter: {
      en: "Merger of two engineering firms of equal size, for one of them",
      fr: "Fusion de deux bureaux d’études de même taille, pour l’un d’eux",
    },
    place: { en: "Luxembourg and Paris", fr: "Luxembourg et Paris" },
  },
] as const satisfies readonly Reference[];
