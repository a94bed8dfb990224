/**
 * The people of the firm. They are invented: a firm that takes this site over replaces this file.
 * Medallions are drawn from the names (`app/engraving/medallion.ts`).
 */
import type { Bilingual } from "../core/languages.ts";
import type { Service } from "../core/services.ts";
import { type Office, site } from "./site.ts";

export type Team = {
  id: Service | "impact" | "compliance" | "operations";
  name: Bilingual;
  /** How many people of the team sit in each office, their head included. */
  people: Record<Office["id"], number>;
};

/**
 * As of the date of the firm’s figures (`firm-figures.ts`). Only the French company gives investment
 * advice, so the teams that give it are in Paris.
 */
export const teams = [
  {
    id: "investment-advisory",
    name: { en: "Investment advisory", fr: "Conseil en investissement" },
    people: { paris: 12, luxembourg: 0 },
  },
  {
    id: "private-equity",
    name: { en: "Private equity", fr: "Capital-investissement" },
    people: { paris: 8, luxembourg: 0 },
  },
  {
    id: "mergers-acquisitions",
    name: { en: "Mergers and acquisitions", fr: "Fusions et acquisitions" },
    people: { paris: 5, luxembourg: 5 },
  },
  {
    id: "business-strategy",
    name: { en: "Business strategy", fr: "Stratégie d’entreprise" },
    people: { paris: 2, luxembourg: 5 },
  },
  {
    id: "impact",
    name: { en: "Impact and sustainability", fr: "Impact et durabilité" },
    people: { paris: 4, luxembourg: 0 },
  },
  {
    id: "compliance",
    name: { en: "Compliance and internal control", fr: "Conformité et contrôle interne" },
    people: { paris: 2, luxembourg: 1 },
  },
  {
    id: "operations",
    name: { en: "Operations and finance", fr: "Opérations et finances" },
    people: { paris: 2, luxembourg: 4 },
  },
] as const satisfies readonly Team[];
export type TeamId = (typeof teams)[number]["id"];

export const headcount = teams.reduce(
  (sum, { people }) => sum + people.paris + people.luxembourg,
  0,
);

export type SpokenLanguage = "en" | "fr" | "de" | "lb" | "nl" | "pt";
export type Person = {
  id: string;
  name: string;
  role: Bilingual;
  team: TeamId;
  office: Office["id"];
  /** The mother tongue first. */
  languages: readonly SpokenLanguage[];
  text: Bilingual;
};

/** Partners and team heads, in the order of the page. */
export const people = [
  {
    id: "marchenoir",
    name: "Hélène Marchenoir",
    role: {
      en: "Managing partner, chair of the French company",
      fr: "Associée dirigeante, présidente de la société française",
    },
    team: "investment-advisory",
    office: "paris",
    languages: ["fr", "en", "de"],
    text: {
      en: "She advised pension institutions before founding the Paris firm in 2009. She chairs the partners’ committee, answers for what this site publishes and still advises four foundations herself.",
      fr: "Elle a conseillé des institutions de retraite avant de fonder le cabinet parisien en 2009. Elle préside le comité des associés, répond de ce que publie ce site et suit encore elle-même quatre fondations.",
    },
  },
  {
    id: "steinfort",
    name: "Claude Steinfort",
    role: {
      en: "Partner, mergers and acquisitions; manager of the Luxembourg company",
      fr: "Associé, fusions et acquisitions ; gérant de la société luxembourgeoise",
    },
    team: "mergers-acquisitions",
    office: "luxembourg",
    languages: ["lb", "de", "fr", "en"],
    text: {
      en: "He learned the trade in the finance department of a steelmaker, on the buyer’s side, and has led some forty sales of family companies since. He founded the Luxembourg firm in 2007.",
      fr: "Il a appris le métier à la direction financière d’un sidérurgiste, du côté de l’acheteur, et a conduit depuis une quarantaine de cessions d’entreprises familiales. Il a fondé le cabinet luxembourgeois en 2007.",
    },
  },
  {
    id: "sauveterre",
    name: "Antoine Sauveterre",
    role: {
      en: "Partner, investment advisory",
      fr: "Associé, conseil en investissement",
    },
    team: "investment-advisory",
    office: "paris",
    languages: ["fr", "en"],
    text: {
      en: "An actuary, he spent eleven years on the long-term balance sheet of a mutual insurer. He chairs the investment committee and is responsible for the way allocations are tested.",
      fr: "Actuaire, il s’est occupé pendant onze ans du bilan à long terme d’une mutuelle d’assurance. Il préside le comité d’investissement et répond des tests auxquels les allocations sont soumises.",
    },
  },
  {
    id: "farnleigh",
    name: "Edmund Farnleigh",
    role: {
      en: "Partner, private equity",
      fr: "Associé, capital-investissement",
    },
    team: "private-equity",
    office: "paris",
    languages: ["en", "fr"],
    text: {
      en: "He was a fund lawyer in London, then bought interests in funds for a pension scheme. He reads the constitutional documents of every fund that we recommend and sits on three advisory committees for our clients.",
      fr: "Avocat spécialiste des fonds à Londres, il a ensuite acheté des participations pour un régime de retraite. Il lit le règlement de chaque fonds que nous recommandons et siège pour nos clients dans trois comités consultatifs.",
    },
  },
  {
    id: "carvalhido",
    name: "Inês Carvalhido",
    role: {
      en: "Partner, business strategy; spokesperson",
      fr: "Associée, stratégie d’entreprise ; porte-parole",
    },
    team: "business-strategy",
    office: "luxembourg",
    languages: ["pt", "fr", "en", "lb"],
    text: {
      en: "Born in Porto and brought up in Esch, she ran the finances of a building-materials group through a change of generation. She works with boards of family companies and speaks for the firm.",
      fr: "Née à Porto, élevée à Esch, elle a dirigé les finances d’un groupe de matériaux de construction pendant un changement de génération. Elle travaille avec les conseils d’entreprises familiales et parle au nom de la maison.",
    },
  },
  {
    id: "rochebrune",
    name: "Mathilde Rochebrune",
    role: {
      en: "Director, impact and sustainability",
      fr: "Directrice, impact et durabilité",
    },
    team: "impact",
    office: "paris",
    languages: ["fr", "en", "nl"],
    text: {
      en: "An agricultural engineer, she audited renewable energy and water projects for a development bank. She is responsible for the impact platform’s measurements and for the firm’s own carbon account.",
      fr: "Ingénieure agronome, elle a audité des projets d’énergie renouvelable et d’eau pour une banque de développement. Elle répond des mesures de la plateforme d’impact et du bilan carbone de la maison.",
    },
  },
  {
    id: "pemberwick",
    name: "Sarah Pemberwick",
    role: {
      en: "Director, compliance and internal control",
      fr: "Directrice, conformité et contrôle interne",
    },
    team: "compliance",
    office: "paris",
    languages: ["en", "fr"],
    text: {
      en: "She spent ten years inspecting investment firms for a supervisor. She reports to the partners and, where she judges it necessary, to the supervisor directly; complaints and declarations of interest come to her.",
      fr: "Elle a contrôlé pendant dix ans des entreprises d’investissement pour un superviseur. Elle rend compte aux associés et, si elle l’estime nécessaire, directement au superviseur ; réclamations et déclarations d’intérêts lui parviennent.",
    },
  },
  {
    id: "weyderich",
    name: "Joël Weyderich",
    role: {
      en: "Director, operations and finance",
      fr: "Directeur, opérations et finances",
    },
    team: "operations",
    office: "luxembourg",
    languages: ["lb", "fr", "de", "en"],
    text: {
      en: "He kept the accounts of investment funds for fifteen years. He runs the two offices, their budget and their systems, and reports to the whole firm each quarter which of our deadlines were missed.",
      fr: "Il a tenu pendant quinze ans la comptabilité de fonds d’investissement. Il administre les deux bureaux, leur budget et leurs systèmes, et présente chaque trimestre à toute la maison les délais qui n’ont pas été tenus.",
    },
  },
] as const satisfies readonly Person[];
export type PersonId = (typeof people)[number]["id"];

/**
 * Who votes; compliance attends every committee without a vote. Some are not among the people above:
 * from outside the firm, or elected each year.
 */
export type Member = PersonId | "outside-lawyer" | "outside-chair" | "elected";
export type Committee = {
  id: "investment" | "conflicts" | "sustainability" | "remuneration";
  /** The first member chairs. */
  members: readonly [Member, ...Member[]];
  /** Minimum number of meetings per year. */
  meetings: number;
};

export const committees = [
  {
    id: "investment",
    members: ["sauveterre", "farnleigh", "rochebrune"],
    meetings: 24,
  },
  {
    id: "conflicts",
    members: ["outside-lawyer", "marchenoir", "steinfort"],
    meetings: 12,
  },
  { id: "sustainability", members: ["rochebrune", "carvalhido", "weyderich"], meetings: 4 },
  {
    id: "remuneration",
    members: ["outside-chair", "marchenoir", "elected"],
    meetings: 2,
  },
] as const satisfies readonly Committee[];

function personById(id: PersonId): Person {
  const person = people.find((candidate) => candidate.id === id);
  if (!person) throw new Error(`Nobody is called ${id}.`);
  return person;
}

/** The legal representative of the company that publishes the site. */
export const publicationDirector = personById("marchenoir");
export const spokesperson = personById("carvalhido");
export const complianceHead = personById("pemberwick");
/** The person named on the page on investment advice. */
export const adviceHead = personById("sauveterre");

export const officeOf = ({ office }: Person): Office =>
  site.offices.find(({ id }) => id === office) as Office;
