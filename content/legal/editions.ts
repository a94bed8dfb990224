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
  /** The first day on which it applies. */
  effective: string;
  /** What changed since the edition before, and why. */
  change: Bilingual;
};
export type LegalText = {
  /** Newest first. Each applies from its date until the date of the next. */
  editions: readonly [Edition, ...Edition[]];
  /** By when it has to be reviewed, whether or not anything has changed. */
  review: string;
  /** Which language decides when the two differ. */
  prevails: "en" | "fr";
};

export const legalTexts = stated({
  "legal-notice": {
    review: "2027-12-01",
    prevails: "fr",
    editions: [
      {
        version: "1.1",
        effective: "2026-12-01",
        change: {
          en: "The publication director is named. Regulated activity described as in the regulatory notice. Law of 2004 cited by its article since 2024.",
          fr: "La directrice de la publication est nommée. Activité réglementée décrite comme dans les mentions réglementaires. Loi de 2004 citée par son article depuis 2024.",
        },
      },
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
    review: "2027-12-01",
    prevails: "fr",
    editions: [
      {
        version: "3.0",
        effective: "2026-12-01",
        change: {
          en: "Four rows added: carrying out mandates, invoices, sign-in and security records, professional contacts. Second means of signing in to the limited partners’ space, sessions and events of an account added. Complaints and requests that come through the contact page are shown as passing through the host. The proof of a consent to the newsletter, kept without the address, is added.",
          fr: "Quatre lignes ajoutées : exécution des mandats, facturation, connexions et sécurité, relations professionnelles. Seconds moyens de connexion à l’espace des investisseurs, sessions et événements du compte ajoutés. Les réclamations et les demandes reçues par la page de contact y figurent comme passant par l’hébergeur. La preuve du consentement à la lettre, conservée sans l’adresse, est ajoutée.",
        },
      },
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
    review: "2027-12-01",
    prevails: "fr",
    editions: [
      {
        version: "4.0",
        effective: "2026-12-01",
        change: {
          en: "Status of each company set out in full: authorisation, service, countries, supervision. Rules that bind an adviser cited in place of those for managers. Indicators for sovereigns and property added; four policies and a statement on adverse impacts published.",
          fr: "Statut de chaque société exposé en entier : agrément, service, pays, contrôle. Règles propres aux conseillers citées au lieu de celles des gestionnaires. Indicateurs pour les États et l’immobilier ajoutés ; quatre politiques et une déclaration sur les incidences négatives publiées.",
        },
      },
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
    review: "2027-12-01",
    prevails: "fr",
    editions: [
      {
        version: "2.1",
        effective: "2026-12-01",
        change: {
          en: "Wording of the law restored: no direct financial consideration. Authorities added for corruption and for work.",
          fr: "Termes de la loi rétablis : sans contrepartie financière directe. Autorités ajoutées pour la corruption et pour le travail.",
        },
      },
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
    // The statement is valid for three years at most.
    review: "2029-11-15",
    prevails: "fr",
    editions: [
      {
        version: "1.1",
        effective: "2026-12-01",
        change: {
          en: "State and rate of compliance drawn from a self-assessment of the 106 criteria, for the public site, the limited partners’ space and the desk. Position on the European Accessibility Act added; messages are answered within two working days.",
          fr: "État et taux de conformité tirés d’une autoévaluation des 106 critères, pour le site public, l’espace des investisseurs et le bureau. Position sur l’acte européen sur l’accessibilité ajoutée ; réponse sous deux jours ouvrés.",
        },
      },
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
