import type { LegalPageId } from "../../core/edition-texts.ts";
import type { Bilingual } from "../../core/languages.ts";
import { stated } from "./stated.ts";

export type Edition = {
  version: string;
  /** The day on which it was shown first, before it applied or on the same day. */
  published: string;
  /** The first day on which it applies. */
  from: string;
  /**
   * SHA-256 of its file, which has the text in both languages: what was frozen never changes.
   * `builder/editions/read.test.ts` says what it must be.
   */
  hash: string;
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
    review: "2027-11-19",
    prevails: "fr",
    editions: [
      {
        version: "1.2",
        published: "2026-11-19",
        from: "2026-11-19",
        hash: "b931841274bf0425222fea212e232b14f8667577f6ac8e43b6c82023a9f582ef",
        change: {
          en: "The publication director is named. Regulated activity described as in the regulatory notice. Law of 2004 cited by its article since 2024.",
          fr: "La directrice de la publication est nommée. Activité réglementée décrite comme dans les mentions réglementaires. Loi de 2004 citée par son article depuis 2024.",
        },
      },
      {
        version: "1.0",
        published: "2026-11-16",
        from: "2026-11-16",
        hash: "ecaf50412387862dabfeebd402ab1af479743d8683ad88c7de5bf82749b4fb24",
        change: {
          en: "First edition, published with this site.",
          fr: "Première édition, publiée avec ce site.",
        },
      },
    ],
  },
  privacy: {
    review: "2027-11-19",
    prevails: "fr",
    editions: [
      {
        version: "3.2",
        published: "2026-11-19",
        from: "2026-11-20",
        hash: "69b1bbd1d729e41308576c5169bfb6ee89b37fbda3bfd3a8ed4d874b979ae80f",
        change: {
          en: "Recipients of complaints and of whistleblowers’ reports listed in full. Investors’ space: calls, payments, distributions and values added, and the data of readers whom an investor proposes; a second means of signing in is required where the account asks for it. The reason for which no data protection officer is appointed is the law’s.",
          fr: "Destinataires des réclamations et des alertes énumérés en entier. Espace investisseurs : appels, versements, distributions et valeurs ajoutés, ainsi que les données des lecteurs qu’un investisseur propose ; un second moyen de connexion est exigé quand le compte le demande. L’absence de délégué à la protection des données est motivée comme le veut la loi.",
        },
      },
      {
        version: "3.1",
        published: "2026-11-19",
        from: "2026-11-19",
        hash: "06cc960b7c224790a1f36f3c1782174ee08815cdec128df5593429303e9abfff",
        change: {
          en: "Four rows added: carrying out mandates, invoices, sign-in and security records, professional contacts. Second means of signing in to the investors’ space, sessions and events of an account added. Complaints and requests that come through the contact page are shown as passing through the host. The proof of a consent to the newsletter, kept without the address, is added. The investors’ space rests on the client’s mandate.",
          fr: "Quatre lignes ajoutées : exécution des mandats, facturation, connexions et sécurité, relations professionnelles. Seconds moyens de connexion à l’espace investisseurs, sessions et événements du compte ajoutés. Les réclamations et les demandes reçues par la page de contact y figurent comme passant par l’hébergeur. La preuve du consentement à la lettre, conservée sans l’adresse, est ajoutée. L’espace investisseurs repose sur le mandat du client.",
        },
      },
      {
        version: "2.0",
        published: "2026-11-16",
        from: "2026-11-16",
        hash: "f5fede086c66684ce570d7e572e3393abba96203f8758a6b66b6710df5187b03",
        change: {
          en: "One row per processing instead of a general text. Periods are those that our systems apply by themselves. Newsletter addresses that nobody confirms are now erased.",
          fr: "Une ligne par traitement au lieu d’un texte général. Les durées sont celles que nos systèmes appliquent d’eux-mêmes. Les adresses inscrites à la lettre et jamais confirmées sont désormais effacées.",
        },
      },
      {
        version: "1.0",
        published: "2018-05-25",
        from: "2018-05-25",
        hash: "852028de2fe878345457e88b0910fdbfb46cf9997360728074be8047e48f9728",
        change: {
          en: "First edition, on the day the European regulation began to apply.",
          fr: "Première édition, le jour où le règlement européen est devenu applicable.",
        },
      },
    ],
  },
  "regulatory-notice": {
    review: "2027-11-19",
    prevails: "fr",
    editions: [
      {
        version: "4.2",
        published: "2026-11-19",
        from: "2026-11-20",
        hash: "43a82770001b1c4d3920103af851f0d341bcaf7cb4c056d8f0277a730459d7e4",
        change: {
          en: "Each policy is dated by its edition in force. The home page, the pages on the firm, letters, events and reports that describe projects on which we advise are named among the marketing communications. To whom unlisted investments are recommended is stated. The English text says, as the French one does, that the authorities of Luxembourg and Belgium have been notified.",
          fr: "Chaque politique porte la date de son édition en vigueur. La page d’accueil, les pages sur la maison, les lettres, les événements et les rapports qui décrivent des projets sur lesquels nous conseillons figurent parmi les communications publicitaires. Il est dit à quels clients les placements non cotés sont recommandés. Le texte anglais dit, comme le français, que les autorités du Luxembourg et de la Belgique ont reçu notification.",
        },
      },
      {
        version: "4.1",
        published: "2026-11-19",
        from: "2026-11-19",
        hash: "3c54cdc92975750c5a785e1484f2d63778f93b0329a6d94527c6ac0929febf58",
        change: {
          en: "Status of each company set out in full: authorisation, service, countries, supervision. Rules that bind an adviser cited in place of those for managers. Indicators for sovereigns and property added; four policies and a statement on adverse impacts published. The investors’ space described: for whom it is, and what the firm does there. Pages that are marketing communications say so.",
          fr: "Statut de chaque société exposé en entier : agrément, service, pays, contrôle. Règles propres aux conseillers citées au lieu de celles des gestionnaires. Indicateurs pour les États et l’immobilier ajoutés ; quatre politiques et une déclaration sur les incidences négatives publiées. L’espace investisseurs décrit : pour qui il est tenu, et ce que la maison y fait. Les pages qui sont des communications publicitaires le disent.",
        },
      },
      {
        version: "3.0",
        published: "2026-11-16",
        from: "2026-11-16",
        hash: "77df9fe8b8ee3fac4b704b008adaeb4fc2d815a3d4196cb7e4add78468a8c2b1",
        change: {
          en: "Handling of complaints written out, with one deadline for both countries: the shorter one. Status of each company set out in a table.",
          fr: "Traitement des réclamations exposé étape par étape, avec un seul délai pour les deux pays : le plus court. Statut de chaque société présenté en tableau.",
        },
      },
      {
        version: "2.0",
        published: "2025-10-09",
        from: "2025-10-09",
        hash: "f990536357196f8ea089cf2792a05a2a3361c35893e68ea93f48ae71238a8318",
        change: {
          en: "Adverse impacts are considered, where the first edition declared that they were not: the data have become good enough for nine indicators.",
          fr: "Les incidences négatives sont prises en compte, alors que la première édition déclarait le contraire : les données sont devenues suffisantes pour neuf indicateurs.",
        },
      },
      {
        version: "1.0",
        published: "2021-03-10",
        from: "2021-03-10",
        hash: "e8b19eda4622312c6a824c7d3caf2a5dd658c72feaeac81c1ae7e0c957a4173b",
        change: {
          en: "First edition, on the day the European disclosure rules began to apply.",
          fr: "Première édition, le jour où les règles européennes de publication sont devenues applicables.",
        },
      },
    ],
  },
  whistleblowing: {
    review: "2027-11-19",
    prevails: "fr",
    editions: [
      {
        version: "2.2",
        published: "2026-11-19",
        from: "2026-11-19",
        hash: "63800429c6cc948ddd7c582055fa3c093d9a44b224f3f0f1118ee239195fa769",
        change: {
          en: "Wording of the law restored: no direct financial consideration. Authorities added for corruption and for work.",
          fr: "Termes de la loi rétablis : sans contrepartie financière directe. Autorités ajoutées pour la corruption et pour le travail.",
        },
      },
      {
        version: "2.0",
        published: "2026-11-16",
        from: "2026-11-16",
        hash: "acf6309fe9d9f822c0a2ca21eb97112dac58ae79d5fa5ee039c1ad15615c6a2b",
        change: {
          en: "Receipt within seven calendar days in both countries: French law counts working days. German and Luxembourgish accepted.",
          fr: "Accusé de réception sous sept jours calendaires dans les deux pays : la loi française compte en jours ouvrés. Allemand et luxembourgeois acceptés.",
        },
      },
      {
        version: "1.0",
        published: "2023-09-01",
        from: "2023-09-01",
        hash: "8e912f28a46664a99ccf9ddd815e0b3dc0211ac18fd29d58f42dcb5139a343ff",
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
        version: "1.3",
        published: "2026-11-19",
        from: "2026-11-20",
        hash: "79021866f8761a5bfed08bc28f2aa050b1b4113e5514f6361796c4e0736d17b0",
        change: {
          en: "What machines check is said as it is: new versions of the program, not the texts that the firm changes at its desk in between. The desk is described with its nineteen rooms. Firefox and WebKit are named. State and rate are unchanged.",
          fr: "Ce que vérifient des machines est dit tel quel : les nouvelles versions du programme, non les textes que la maison modifie entre-temps depuis son bureau. Le bureau est décrit avec ses dix-neuf pièces. Firefox et WebKit sont nommés. L’état et le taux ne changent pas.",
        },
      },
      {
        version: "1.2",
        published: "2026-11-19",
        from: "2026-11-19",
        hash: "b8082d702879ec9b2de3efbd60c6dd0e81dcad656583ca4e1f3a7adc5c872817",
        change: {
          en: "State and rate of compliance drawn from a self-assessment of the 106 criteria, for the public site, the investors’ space and the desk. Position on the European Accessibility Act added; messages are answered within two working days. The statement is shorter; the verdict on each criterion is a table to download.",
          fr: "État et taux de conformité tirés d’une autoévaluation des 106 critères, pour le site public, l’espace investisseurs et le bureau. Position sur l’acte européen sur l’accessibilité ajoutée ; réponse sous deux jours ouvrés. La déclaration est plus courte ; le verdict sur chaque critère est un tableau à télécharger.",
        },
      },
      {
        version: "1.0",
        published: "2026-11-15",
        from: "2026-11-15",
        hash: "9623f65da96244333dd447361dc54db198701d4cfafa349b2280a52fa12709c0",
        change: {
          en: "First statement, established when the site was published.",
          fr: "Première déclaration, établie à la mise en ligne du site.",
        },
      },
    ],
  },
}) satisfies Record<LegalPageId, LegalText>;
