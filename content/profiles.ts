/**
 * What the page of a person adds to their entry in `people.ts`. Read by the build alone, so that no
 * page loads it besides their own.
 */
import type { Bilingual } from "../core/languages.ts";
import type { PersonId } from "./people.ts";

export type Profile = {
  person: PersonId;
  /** The year in which they joined; the firm is of 2012. */
  since: number;
  text: Bilingual;
  /** The slugs of the publications that they wrote; of a policy, that they keep. */
  wrote: readonly string[];
};

export const profiles: readonly Profile[] = [
  {
    person: "marchenoir",
    since: 2012,
    text: {
      en: "She led the Paris firm for three years, until it joined that of Luxembourg in 2012. She does not sit on the investment committee, which examines her recommendations like everybody else’s. She answers to the partners for the climate strategy and its ceilings.",
      fr: "Elle a dirigé le cabinet de Paris pendant trois ans, jusqu’à sa réunion avec celui de Luxembourg en 2012. Elle ne siège pas au comité d’investissement, qui examine ses recommandations comme celles des autres. Elle répond devant les associés de la stratégie climat et de ses plafonds.",
    },
    wrote: ["climate-strategy-after-2025"],
  },
  {
    person: "steinfort",
    since: 2012,
    text: {
      en: "He led the Luxembourg firm for five years, until it joined that of Paris in 2012. In a sale he negotiates beside the owner and has the warranties read by a colleague who has not met the buyer. He sits on the board of managers that represents the Luxembourg company, which gives no investment advice.",
      fr: "Il a dirigé le cabinet de Luxembourg pendant cinq ans, jusqu’à sa réunion avec celui de Paris en 2012. Dans une cession, il négocie aux côtés du propriétaire et fait relire les garanties par un collègue qui n’a pas rencontré l’acquéreur. Il siège au conseil de gérance qui représente la société luxembourgeoise, laquelle ne donne aucun conseil en investissement.",
    },
    wrote: [],
  },
  {
    person: "sauveterre",
    since: 2013,
    text: {
      en: "He built up the team that advises foundations and institutions. The committee that he chairs decides by a majority on model allocations and on managers; the head of compliance attends it without a vote. He maintains the policy on the selection of managers and funds, and answers clients’ questions about it.",
      fr: "Il a constitué l’équipe qui conseille fondations et institutions. Le comité qu’il préside statue à la majorité sur les allocations types et sur les gérants ; la directrice de la conformité y assiste sans voter. Il tient à jour la politique de sélection des gérants et des fonds et répond aux questions des clients à son sujet.",
    },
    wrote: ["manager-selection-policy"],
  },
  {
    person: "farnleigh",
    since: 2015,
    text: {
      en: "The managers pay nothing for the seats that he holds on funds’ advisory committees, and each seat ends with the client’s mandate. He maintains the engagement and voting policy, and leads the talks with managers for which it provides.",
      fr: "Ses sièges dans des comités consultatifs ne sont pas rémunérés par les gérants et prennent fin avec le mandat du client. Il tient à jour la politique d’engagement et de vote et conduit avec les gérants les échanges qu’elle prévoit.",
    },
    wrote: ["engagement-and-voting-policy"],
  },
  {
    person: "carvalhido",
    since: 2016,
    text: {
      en: "She comes from industry. Boards turn to her team before an investment, a succession or the closure of a business; the answer is a paper of a few pages, with the figures that would change it. She speaks to journalists about the firm and its publications, never about a client or a security.",
      fr: "Elle vient de l’industrie. Des conseils d’administration s’adressent à son équipe avant un investissement, une succession ou l’arrêt d’une activité ; la réponse tient en quelques pages, avec les chiffres qui la feraient changer. Aux journalistes, elle parle de la maison et de ses publications, jamais d’un client ni d’un titre.",
    },
    wrote: [],
  },
  {
    person: "rochebrune",
    since: 2018,
    text: {
      en: "Her team fixes each project’s starting point before any client invests, and leaves a line of the assessment empty where data are missing. She writes the impact assessments and, with the director of operations, the yearly ESG report.",
      fr: "Son équipe établit le point de départ de chaque projet avant tout investissement d’un client et laisse vide, dans l’évaluation, la ligne dont les données manquent. Elle rédige les évaluations d’impact et, avec le directeur des opérations, le rapport ESG annuel.",
    },
    wrote: [
      "adverse-impacts-statement",
      "climate-strategy-after-2025",
      "esg-report-2025",
      "impact-assessment-clean-energy-circular-economy",
      "sustainable-investment-policy",
      "esg-report-2024",
    ],
  },
  {
    person: "pemberwick",
    since: 2019,
    text: {
      en: "She attends every committee without a vote and may suspend a decision of any of them. She keeps the registers of complaints and of interests, receives reports under the whistleblowing procedure, and has neither a mandate nor a client of her own.",
      fr: "Elle assiste sans voter à tous les comités et peut suspendre leurs décisions. Elle tient les registres des réclamations et des intérêts, reçoit les alertes, et n’a elle-même ni mandat ni client.",
    },
    wrote: ["complaints-policy", "conflicts-of-interest-policy"],
  },
  {
    person: "weyderich",
    since: 2014,
    text: {
      en: "His team keeps the accounts and the systems of both companies; in Paris it also records, for the French company’s clients, what the managers of their funds call, pay out and report. With the director of impact he writes the yearly ESG report.",
      fr: "Son équipe tient la comptabilité et les systèmes des deux sociétés ; à Paris, elle enregistre en outre, pour les clients de la société française, ce que les gérants de leurs fonds appellent, versent et publient. Il rédige avec la directrice de l’impact le rapport ESG annuel.",
    },
    wrote: ["esg-report-2025", "esg-report-2024"],
  },
];

/** Who wrote a publication, or keeps a policy; nobody, where it is the firm’s alone. */
export function authorsOf(slug: string): PersonId[] {
  return profiles.filter(({ wrote }) => wrote.includes(slug)).map(({ person }) => person);
}
