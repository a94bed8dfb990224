import type { Bilingual, Language } from "../core/languages.ts";
import type { Office } from "./site.ts";

/** When and where something takes place: local times, with their distance from UTC. */
export type Meeting = { starts: string; ends: string; office: Office["id"]; seats: number };

export type News = {
  slug: string;
  /** The day of publication. */
  published: string;
  title: Bilingual;
  summary: Bilingual;
  text: Record<Language, readonly string[]>;
  /** The publication that it is about. */
  publication?: string;
  /** Of an event; a press release has none. */
  meeting?: Meeting;
};

/** Press releases and events, newest first. */
export const news: readonly News[] = [
  {
    slug: "five-policies",
    published: "2026-11-19",
    title: {
      en: "Four more policies that bind the firm, online",
      fr: "Quatre nouvelles politiques de la maison en ligne",
    },
    summary: {
      en: "Conflicts of interest, remuneration, complaints, selection of managers: these join those on engagement and sustainable investment, so that anyone can read the policies to which the firm’s letters of engagement refer, with their dates and what changed.",
      fr: "Conflits d’intérêts, rémunération, réclamations, choix des gérants : avec celles sur l’engagement et l’investissement durable, déjà en ligne, chacun peut lire les politiques auxquelles renvoient ses lettres de mission, avec leur date et ce qui a changé.",
    },
    text: {
      en: [
        "Four policies of {{firm}}, published this week in English and French, apply from today, with a statement on adverse impacts, also published today; the policies to which its letters of engagement refer can now be read by anyone. Each carries its version, the day from which it applies and a note on what changed.",
        "The legal texts go further: every edition since the first keeps an address of its own, and any two can be compared sentence by sentence. A reader who relied on a page in the spring can see in the autumn what it said then.",
        "“A client who files our letter of engagement should be able to file the rules it refers to,” says the managing partner. “These four used to be sent on request. Few people asked, and those who did had to wait.”",
        "The French company is an investment firm authorised by the ACPR for investment advice and supervised by the AMF. The policies apply to both companies of the firm, except where the law speaks of investment advice.",
      ],
      fr: [
        "Quatre politiques d’{{firm}}, publiées cette semaine en français et en anglais, s’appliquent dès aujourd’hui, avec une déclaration sur les incidences négatives, publiée elle aussi aujourd’hui ; chacun peut désormais lire les politiques auxquelles renvoient ses lettres de mission. Chacune porte sa version, le jour à compter duquel elle s’applique et une note sur ce qui a changé.",
        "Les textes légaux vont plus loin : depuis la première, chaque édition garde sa propre adresse, et deux éditions se comparent phrase par phrase. Le lecteur qui s’est fié à une page au printemps peut voir à l’automne ce qu’elle disait alors.",
        "« Un client qui classe notre lettre de mission doit pouvoir classer aussi les règles auxquelles elle renvoie, dit l’associée dirigeante. Nous envoyions ces quatre-là sur demande. Peu de gens demandaient, et ceux qui le faisaient devaient attendre. »",
        "La société française est une entreprise d’investissement agréée par l’ACPR pour le conseil en investissement et contrôlée par l’AMF. Les politiques valent pour les deux sociétés de la maison, sauf là où la loi ne vise que le conseil en investissement.",
      ],
    },
  },
  {
    slug: "reading-an-assessment",
    published: "2026-11-12",
    title: {
      en: "Reading an impact assessment, in Luxembourg",
      fr: "Lire une évaluation d’impact, à Luxembourg",
    },
    summary: {
      en: "An evening with those who made the assessment of February 2026, their working papers on the table: what was counted, what was left out, and why.",
      fr: "Une soirée avec les auteurs de l’évaluation de février 2026, documents de travail à l’appui : ce qui a été compté, ce qui ne l’a pas été, et pourquoi.",
    },
    text: {
      en: [
        "The assessment of our clients’ investments in clean energy and the circular economy covers fourteen projects, two of which have no result to report. The evening goes through three of them, with the questionnaires anonymised.",
        "It is meant for the boards of foundations and institutions, and for anyone who has to read such reports without having written one. It is held by our French company, which alone gives investment advice; no fund and no project is offered.",
        "Admission is free. Places are limited; please write to us and name the event. The talk is in French, and questions may be asked in English.",
      ],
      fr: [
        "L’évaluation des investissements de nos clients dans les énergies propres et l’économie circulaire porte sur quatorze projets, dont deux sans résultat à rapporter. La soirée en parcourt trois, à partir de leurs questionnaires rendus anonymes.",
        "Elle s’adresse aux conseils des fondations et des institutions, et à qui doit lire de tels rapports sans en avoir écrit. Elle est organisée par notre société française, seule à conseiller en investissement ; aucun fonds ni aucun projet n’y est proposé.",
        "L’entrée est gratuite. Les places sont peu nombreuses : merci de nous écrire en indiquant le nom de la soirée. L’exposé est en français ; les questions peuvent être posées en anglais.",
      ],
    },
    publication: "impact-assessment-clean-energy-circular-economy",
    meeting: {
      starts: "2027-01-21T18:00+01:00",
      ends: "2027-01-21T19:30+01:00",
      office: "luxembourg",
      seats: 24,
    },
  },
  {
    slug: "selling-to-managers",
    published: "2026-11-05",
    title: {
      en: "Selling a company to its managers, in Paris",
      fr: "Céder une entreprise à ses cadres, à Paris",
    },
    summary: {
      en: "For owners considering a sale within five years: how managers find the money, what it costs the seller, and when it is better not to.",
      fr: "Pour les propriétaires qui songent à céder dans les cinq ans : comment des cadres trouvent l’argent, ce qu’il en coûte au vendeur, et quand il vaut mieux renoncer.",
    },
    text: {
      en: [
        "A sale to managers keeps a company where it is, and usually brings the owner less. The morning sets one offer beside another, after tax, over five years, with the loan from the seller that such a sale nearly always needs.",
        "Three owners who considered such a sale, one of whom decided against it, answer questions. They have agreed to be there; what they say stays in the room.",
        "Admission is free for owners and managers of companies. To take part, write to us and name the event. It is held in French.",
      ],
      fr: [
        "Une cession aux cadres laisse l’entreprise où elle est, et rapporte en général moins au propriétaire. La matinée place deux offres côte à côte, après impôt, sur cinq ans, avec le prêt du vendeur dont une telle cession a presque toujours besoin.",
        "Trois propriétaires qui ont envisagé une telle cession, dont un y a renoncé, répondent aux questions. Ils ont accepté d’être présents ; ce qu’ils disent reste dans la salle.",
        "La matinée est ouverte gratuitement aux propriétaires et aux dirigeants d’entreprise. Pour y prendre part, écrivez-nous en indiquant le nom de la matinée, qui se tient en français.",
      ],
    },
    meeting: {
      starts: "2027-02-04T09:00+01:00",
      ends: "2027-02-04T11:30+01:00",
      office: "paris",
      seats: 30,
    },
  },
  {
    slug: "carbon-ceiling-each-year",
    published: "2026-09-24",
    title: {
      en: "A carbon ceiling for every year to 2030",
      fr: "Un plafond carbone par an jusqu’en 2030",
    },
    summary: {
      en: "The firm emitted 378 tonnes in 2025, six more than it had promised. Its new strategy sets 248 tonnes for 2030 and a ceiling for each year until then.",
      fr: "La maison a émis 378 tonnes en 2025, six de plus que promis. Sa nouvelle stratégie fixe 248 tonnes pour 2030 et un plafond pour chaque année d’ici là.",
    },
    text: {
      en: [
        "{{firm}} published its climate strategy after 2025 today. Its first target, 40% below 2019, was missed by six tonnes: 378 were emitted where 372 were allowed.",
        "The new target is 248 tonnes in 2030, or 60% below 2019, counted without offsetting. As a single, distant deadline had hidden the drift, each year now has its own ceiling, beginning with 352 tonnes in 2026.",
        "The firm’s own emissions are small beside those of the investments it advises on. The strategy keeps the two apart and sets no target for what its clients alone decide.",
      ],
      fr: [
        "{{firm}} publie aujourd’hui sa stratégie climat après 2025. Son premier objectif, 40 % de moins qu’en 2019, a été manqué de six tonnes : 378 ont été émises là où 372 étaient permises.",
        "Le nouvel objectif est de 248 tonnes en 2030, soit 60 % de moins qu’en 2019, sans compensation. Comme une échéance unique et lointaine avait caché la dérive, chaque année a désormais son plafond, à commencer par 352 tonnes en 2026.",
        "Les émissions propres de la maison sont faibles à côté de celles des investissements qu’elle conseille. La stratégie sépare les deux et ne fixe aucun objectif pour ce dont ses clients seuls décident.",
      ],
    },
    publication: "climate-strategy-after-2025",
  },
  {
    slug: "esg-report-2025",
    published: "2026-06-18",
    title: {
      en: "2025: one commitment missed, another behind",
      fr: "2025 : un engagement manqué, un autre en retard",
    },
    summary: {
      en: "Every new mandate for investment advice was screened in 2025, women are 36% of partners and directors, and the carbon target was missed by six tonnes.",
      fr: "Tous les nouveaux mandats de conseil en investissement ont été examinés en 2025, les femmes forment 36 % des associés et directeurs, et l’objectif carbone est manqué de six tonnes.",
    },
    text: {
      en: [
        "The ESG report for 2025 accounts for the four commitments that bind the firm. Every new mandate for investment advice was screened, and 94% of those signed before 2023 have been screened since.",
        "Women made up 48% of the firm at the end of 2025 and 36% of partners and directors; the aim is 40% by 2028. Gifts and time given came to 0.7% of fees, for an aim of 1% by 2027; at this pace they will reach 0.9%.",
        "The carbon commitment fell due in 2025 and was missed by six tonnes. The report gives the causes, and four cases in which a finding changed the firm’s advice.",
      ],
      fr: [
        "Le rapport ESG 2025 rend compte des quatre engagements qui obligent la maison. Tous les nouveaux mandats de conseil en investissement ont été examinés, ainsi que 94 % de ceux qui avaient été signés avant 2023.",
        "Les femmes formaient 48 % de la maison à la fin de 2025, et 36 % des associés et directeurs ; l’objectif est de 40 % d’ici à 2028. Les dons et le temps donné ont atteint 0,7 % des honoraires, pour un objectif de 1 % d’ici à 2027 ; à ce rythme, ils atteindront 0,9 %.",
        "L’engagement sur le carbone venait à échéance en 2025 et a été manqué de six tonnes. Le rapport en donne les causes, et présente quatre cas où un constat a changé le conseil de la maison.",
      ],
    },
    publication: "esg-report-2025",
  },
];
