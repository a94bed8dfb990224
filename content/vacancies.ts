import type { Bilingual, Language } from "../core/languages.ts";
import type { PersonId, TeamId } from "./people.ts";
import type { Office } from "./site.ts";

export type Vacancy = {
  slug: string;
  /** The day on which it was published, and the last one on which one may apply. */
  published: string;
  until: string;
  team: TeamId;
  office: Office["id"];
  /** From when. */
  starts: string;
  /** Fixed pay for a year, in euros. */
  pay: readonly [from: number, to: number];
  /** What the remuneration policy adds at this level. Vacancies saved before it was asked have none. */
  variable?: Bilingual;
  title: Bilingual;
  summary: Bilingual;
  work: Record<Language, readonly string[]>;
  asked: Record<Language, readonly string[]>;
  /** Who answers questions. */
  contact: PersonId;
};

/** The posts to be filled, newest first. All are permanent and full time. */
export const vacancies: readonly Vacancy[] = [
  {
    slug: "private-equity-analyst",
    published: "2026-11-10",
    until: "2026-12-18",
    team: "private-equity",
    office: "paris",
    starts: "2027-02-01",
    pay: [48_000, 56_000],
    variable: {
      en: "and a variable part, at most half of it",
      fr: "et une part variable, de la moitié au plus",
    },
    title: { en: "Analyst, private equity", fr: "Analyste, capital-investissement" },
    summary: {
      en: "To read funds’ documents and accounts, visit companies, and write the pages on which a recommendation rests.",
      fr: "Pour lire les documents et les comptes des fonds, visiter des entreprises et écrire les pages sur lesquelles repose une recommandation.",
    },
    work: {
      en: [
        "Reading a fund’s agreement, accounts and earlier reports, with a list of what is missing",
        "Calls with its managers and with investors of earlier funds",
        "The part of the recommendation on fees, cash flows and valuation, under your own name",
        "The yearly comparison of forecasts with results",
      ],
      fr: [
        "Lecture du règlement d’un fonds, de ses comptes et de ses rapports antérieurs, avec la liste de ce qui manque",
        "Entretiens avec ses gérants et avec des investisseurs de fonds précédents",
        "La partie de la recommandation sur les frais, les flux et l’évaluation, sous votre nom",
        "La comparaison annuelle des prévisions et des résultats",
      ],
    },
    asked: {
      en: [
        "One to three years in audit, fund administration, banking or the like",
        "Ease with a set of accounts, and a spreadsheet that somebody else can follow",
        "French and English, one of them written well",
      ],
      fr: [
        "Un à trois ans en audit, en administration de fonds, en banque ou dans un métier voisin",
        "L’aisance devant des comptes, et des feuilles de calcul qu’un autre peut suivre",
        "Le français et l’anglais, l’un des deux bien écrit",
      ],
    },
    contact: "farnleigh",
  },
  {
    slug: "mergers-associate",
    published: "2026-11-03",
    until: "2026-12-11",
    team: "mergers-acquisitions",
    office: "luxembourg",
    starts: "2027-03-01",
    pay: [72_000, 86_000],
    variable: {
      en: "and a variable part, at most half of it",
      fr: "et une part variable, de la moitié au plus",
    },
    title: {
      en: "Senior associate, mergers and acquisitions",
      fr: "Chargé d’affaires, fusions et acquisitions (F/H)",
    },
    summary: {
      en: "To run a sale or a purchase from the first valuation to the signature, beside a partner.",
      fr: "Pour conduire le dossier d’une cession ou d’une acquisition, de la première évaluation à la signature, aux côtés d’un associé.",
    },
    work: {
      en: [
        "The valuation, with what would change it",
        "The list of candidates, the file they receive and the log of what they ask",
        "The data room, and the answers of auditors, lawyers and managers in one calendar",
        "The comparison of offers after tax, as the owner sees it",
      ],
      fr: [
        "L’évaluation, avec ce qui la changerait",
        "La liste des candidats, le dossier qu’ils reçoivent et le journal de leurs questions",
        "La salle de données, et les réponses des auditeurs, des avocats et des dirigeants dans un même calendrier",
        "La comparaison des offres après impôt, telle que le propriétaire la voit",
      ],
    },
    asked: {
      en: [
        "Three to six years in transactions, on either side, at a bank, an advisory firm or a company",
        "A sale or a purchase that you can describe from its first day to its last",
        "French and English; German is useful in Luxembourg",
      ],
      fr: [
        "Trois à six ans dans les transactions, d’un côté ou de l’autre, en banque, en cabinet ou en entreprise",
        "Une cession ou une acquisition dont vous pouvez parler du premier jour au dernier",
        "Le français et l’anglais ; l’allemand est utile à Luxembourg",
      ],
    },
    contact: "steinfort",
  },
  {
    slug: "investor-relations-officer",
    published: "2026-10-27",
    until: "2026-12-04",
    team: "operations",
    office: "paris",
    starts: "2027-01-11",
    pay: [55_000, 64_000],
    variable: { en: "without a variable part", fr: "sans part variable" },
    title: {
      en: "Investor relations officer",
      fr: "Chargé des relations avec les investisseurs (F/H)",
    },
    summary: {
      en: "For our French company: to see that the managers’ calls, notices and reports reach our clients complete, on the day, under the right name.",
      fr: "Au sein de notre société française : veiller à ce que les appels, les avis et les rapports des gérants parviennent complets à nos clients, au jour dit et sous le bon nom.",
    },
    work: {
      en: [
        "The managers’ sheets and notices, compared with what was expected before anything goes out",
        "Questions from clients and their auditors, answered within two working days",
        "Access to the investors’ space: who may see what, and until when",
        "The quarterly close, with a colleague who checks each line",
      ],
      fr: [
        "Les tableaux et les avis des gérants, comparés à ce qui était attendu avant tout envoi",
        "Les questions des clients et de leurs auditeurs, avec une réponse sous deux jours ouvrés",
        "Les accès à l’espace investisseurs : qui voit quoi, et jusqu’à quand",
        "La clôture du trimestre, avec un collègue qui vérifie chaque ligne",
      ],
    },
    asked: {
      en: [
        "Two years or more in fund administration, at a depositary or in a family office",
        "Accuracy on a day with forty entities and one deadline",
        "French and English, on the telephone too",
      ],
      fr: [
        "Deux ans au moins en administration de fonds, chez un dépositaire ou auprès d’une famille fortunée",
        "L’exactitude, même quand quarante entités ont la même échéance",
        "Le français et l’anglais, au téléphone aussi",
      ],
    },
    contact: "weyderich",
  },
];
