/** The editions of the firm's policies, which are among its publications. */
import type { PolicyId } from "../../core/edition-texts.ts";
import type { LegalText } from "./editions.ts";
import { stated } from "./stated.ts";

export const policyTexts = stated({
  "conflicts-of-interest-policy": {
    review: "2027-11-19",
    prevails: "fr",
    editions: [
      {
        version: "1.1",
        published: "2026-11-19",
        from: "2026-11-19",
        hash: "b864ee0e0fe7b94fc931faf6e7d471a2899f572c9a830161a59082e946d0e2a4",
        change: {
          en: "First edition in force: that of 16 November was announced for 1 December and never applied. The conflicts committee is chaired by the outside lawyer, and the head of compliance attends it without a vote. Gifts are declined whatever their value, and a limited offer is allocated by the manager alone.",
          fr: "Première édition en vigueur : celle du 16 novembre, annoncée pour le 1er décembre, ne s’est jamais appliquée. Le comité des conflits est présidé par l’avocat extérieur, et la directrice de la conformité y assiste sans voix délibérative. Les cadeaux sont refusés quelle qu’en soit la valeur, et une offre limitée est répartie par le gérant seul.",
        },
      },
    ],
  },
  "complaints-policy": {
    review: "2027-11-19",
    prevails: "fr",
    editions: [
      {
        version: "1.1",
        published: "2026-11-19",
        from: "2026-11-19",
        hash: "eee1cca123221b1fe92ba38e5feca402dbea2e723767cea3f173886bd956e58a",
        change: {
          en: "First edition in force: that of 16 November was announced for 1 December and never applied. The wording has been revised; deadlines, rights and remedies are unchanged.",
          fr: "Première édition en vigueur : celle du 16 novembre, annoncée pour le 1er décembre, ne s’est jamais appliquée. La rédaction a été revue ; les délais, les droits et les réparations ne changent pas.",
        },
      },
    ],
  },
  "manager-selection-policy": {
    review: "2027-11-19",
    prevails: "fr",
    editions: [
      {
        version: "1.1",
        published: "2026-11-19",
        from: "2026-11-19",
        hash: "c999ab818ae069b9626e4a2aee7c2e3cab1243832f5721a33696fbdc4d89a3d1",
        change: {
          en: "First edition in force: that of 16 November was announced for 1 December and never applied. The head of compliance attends the investment committee without a vote. The wording has been revised; criteria, numbers and deadlines are unchanged.",
          fr: "Première édition en vigueur : celle du 16 novembre, annoncée pour le 1er décembre, ne s’est jamais appliquée. La directrice de la conformité assiste au comité d’investissement sans voix délibérative. La rédaction a été revue ; les critères, les nombres et les délais ne changent pas.",
        },
      },
    ],
  },
  "remuneration-policy": {
    review: "2027-11-19",
    prevails: "fr",
    editions: [
      {
        version: "1.1",
        published: "2026-11-19",
        from: "2026-11-19",
        hash: "525592cae5aada436289d4262820dac71305d5d0ba1e71907628da89b7d9d193",
        change: {
          en: "First edition in force: that of 16 November was announced for 1 December and never applied. The head of compliance attends the remuneration committee without a vote. Senior associates are named among those who receive variable pay. The wording has been revised; the other rules are unchanged.",
          fr: "Première édition en vigueur : celle du 16 novembre, annoncée pour le 1er décembre, ne s’est jamais appliquée. La directrice de la conformité assiste au comité des rémunérations sans voix délibérative. Les chargés d’affaires sont nommés parmi ceux qui reçoivent une part variable. La rédaction a été revue ; les autres règles ne changent pas.",
        },
      },
    ],
  },
  "sustainable-investment-policy": {
    review: "2027-10-09",
    prevails: "fr",
    editions: [
      {
        version: "2.2",
        published: "2026-11-19",
        from: "2026-11-19",
        hash: "f8cb10094b56e4974d80799bba05bc9dbaebc2ba147566d879edca968c11d62b",
        change: {
          en: "The wording has been revised throughout. The quarter of variable pay that depends on a review of files is dated as in the remuneration policy: from the pay of 2027 on. The dates of application and the state of the law are those of today. The other rules, the thresholds and the figures are unchanged.",
          fr: "La rédaction a été revue dans l’ensemble. Le quart du variable qui dépend d’une revue des dossiers est daté comme dans la politique de rémunération : à compter de la part variable due pour 2027. Les dates d’application et l’état du droit sont ceux de ce jour. Les autres règles, les seuils et les chiffres ne changent pas.",
        },
      },
      {
        version: "2.1",
        published: "2026-11-16",
        from: "2026-11-16",
        hash: "0199bea252926994e0726d502e79c5b8fbb99e908b0c6e3dd1707cd0e9531035",
        change: {
          en: "Files are reviewed by a partner of another team, since investment advice is given by one company. The position of the impact platform’s projects, which pay us nothing, is stated. An example has been made unrecognisable. The indicators for sovereigns and property are dealt with in the statement on principal adverse impacts.",
          fr: "Les dossiers sont revus par un associé d’une autre équipe, le conseil en investissement étant donné par une seule société. La situation des projets de la plateforme d’impact, qui ne nous versent rien, est précisée. Un exemple a été rendu méconnaissable. Les indicateurs pour les États et l’immobilier font l’objet de la déclaration sur les principales incidences négatives.",
        },
      },
      {
        version: "2.0",
        published: "2025-10-09",
        from: "2025-10-09",
        hash: "89467892d8ced4dd103ea59c02e6213336b23b19972cc85d9eeaa5f35061e66f",
        change: {
          en: "Second edition. Its last chapter compares it with the first, of 10 March 2021, and gives the reasons.",
          fr: "Deuxième édition. Son dernier chapitre la compare avec la première, du 10 mars 2021, et donne les raisons des changements.",
        },
      },
    ],
  },
  "adverse-impacts-statement": {
    review: "2027-06-30",
    prevails: "fr",
    editions: [
      {
        version: "1.1",
        published: "2026-11-19",
        from: "2026-11-19",
        hash: "1cdcfc8a9c503234f1590bb16c0aab40bbea90337f1aea1f9d84c36b24b4b585",
        change: {
          en: "First edition in force: that of 16 November was announced for 1 December and never applied. The wording has been revised; indicators, thresholds and figures are unchanged.",
          fr: "Première édition en vigueur : celle du 16 novembre, annoncée pour le 1er décembre, ne s’est jamais appliquée. La rédaction a été revue ; les indicateurs, les seuils et les chiffres ne changent pas.",
        },
      },
    ],
  },
  "engagement-and-voting-policy": {
    review: "2027-11-19",
    prevails: "fr",
    editions: [
      {
        version: "1.1",
        published: "2026-11-19",
        from: "2026-11-19",
        hash: "483e4c80856af44659e8b6bfd38fe78fecf2e8318921155fc42700a960d3e93e",
        change: {
          en: "Gifts are refused whatever their value. The wording has been revised throughout; the other rules, thresholds and figures are unchanged.",
          fr: "Les cadeaux sont refusés quelle qu’en soit la valeur. La rédaction a été revue dans l’ensemble ; les autres règles, les seuils et les chiffres ne changent pas. L’étape appelée « insistance » se nomme « escalade », comme dans la politique d’investissement durable.",
        },
      },
      {
        version: "1.0",
        published: "2024-11-21",
        from: "2024-11-21",
        hash: "c93e92488bdaef0c918f6e44585819f3d07622397066c2aeede1e22105b2006a",
        change: { en: "First edition.", fr: "Première édition." },
      },
    ],
  },
}) satisfies Record<PolicyId, LegalText>;
