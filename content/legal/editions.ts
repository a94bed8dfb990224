import type { Bilingual } from "../../core/languages.ts";
import { stated } from "./stated.ts";

export const legalPages = [
  "legal-notice",
  "privacy",
  "regulatory-notice",
  "whistleblowing",
  "accessibility",
] as const;
export type LegalPageId = (typeof legalPages)[number];

export type Edition = {
  version: string;
  /** From when it applies, as a calendar date. */
  effective: string;
  /** What changed since the edition before, and why. */
  change: Bilingual;
};
export type LegalText = {
  /** Newest first: the first one is in force. */
  editions: readonly [Edition, ...Edition[]];
  /** By when somebody reads it again, whether or not anything has changed. */
  review: string;
  /** Which language decides when the two differ. */
  prevails: "en" | "fr";
};

export const legalTexts = stated({
  "legal-notice": {
    review: "2027-11-16",
    prevails: "fr",
    editions: [
      {
        version: "1.0",
        effective: "2026-11-16",
        change: {
          en: "First edition, published with this site.",
          fr: "Première édition, publiée avec ce site.",
        },
      },
    ],
  },
  privacy: {
    review: "2027-11-16",
    prevails: "fr",
    editions: [
      {
        version: "2.0",
        effective: "2026-11-16",
        change: {
          en: "One row per processing instead of a general text. Periods are those that our systems apply by themselves. Newsletter addresses that nobody confirms are now erased.",
          fr: "Une ligne par traitement au lieu d’un texte général. Les durées sont celles que nos systèmes appliquent d’eux-mêmes. Les adresses inscrites à la lettre et jamais confirmées sont désormais effacées.",
        },
      },
      {
        version: "1.0",
        effective: "2018-05-25",
        change: {
          en: "First edition, on the day the European regulation began to apply.",
          fr: "Première édition, le jour où le règlement européen est devenu applicable.",
        },
      },
    ],
  },
  "regulatory-notice": {
    review: "2027-06-30",
    prevails: "fr",
    editions: [
      {
        version: "3.0",
        effective: "2026-11-16",
        change: {
          en: "Handling of complaints written out, with one deadline for both countries: the shorter one. Status of each company set out in a table.",
          fr: "Traitement des réclamations exposé étape par étape, avec un seul délai pour les deux pays : le plus court. Statut de chaque société présenté en tableau.",
        },
      },
      {
        version: "2.0",
        effective: "2025-10-09",
        change: {
          en: "Adverse impacts are considered, where the first edition declared that they were not: the data have become good enough for nine indicators.",
          fr: "Les incidences négatives sont prises en compte, alors que la première édition déclarait le contraire : les données sont devenues suffisantes pour neuf indicateurs.",
        },
      },
      {
        version: "1.0",
        effective: "2021-03-10",
        change: {
          en: "First edition, on the day the European disclosure rules began to apply.",
          fr: "Première édition, le jour où les règles européennes de publication sont devenues applicables.",
        },
      },
    ],
  },
  whistleblowing: {
    review: "2027-11-16",
    prevails: "fr",
    editions: [
      {
        version: "2.0",
        effective: "2026-11-16",
        change: {
          en: "Receipt within seven calendar days in both countries: French law counts working days. German and Luxembourgish accepted.",
          fr: "Accusé de réception sous sept jours calendaires dans les deux pays : la loi française compte en jours ouvrés. Allemand et luxembourgeois acceptés.",
        },
      },
      {
        version: "1.0",
        effective: "2023-09-01",
        change: {
          en: "First edition common to both offices, after the Luxembourg law of 16 May 2023.",
          fr: "Première édition commune aux deux bureaux, après la loi luxembourgeoise du 16 mai 2023.",
        },
      },
    ],
  },
  accessibility: {
    // The statement holds for three years at most.
    review: "2029-11-15",
    prevails: "fr",
    editions: [
      {
        version: "1.0",
        effective: "2026-11-15",
        change: {
          en: "First statement, established when the site was published.",
          fr: "Première déclaration, établie à la mise en ligne du site.",
        },
      },
    ],
  },
}) satisfies Record<LegalPageId, LegalText>;
