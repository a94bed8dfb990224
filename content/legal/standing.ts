import type { Bilingual } from "../../core/languages.ts";
import type { companies } from "./companies.ts";
import { placeholder } from "./placeholder.ts";
import { stated } from "./stated.ts";

type CompanyId = (typeof companies)[number]["id"];

/** What each company is authorised to do, and which authority authorises and supervises it. */
export type Standing = {
  status: Bilingual;
  /** The services it is authorised for. */
  services: Bilingual;
  /** Where it may provide them outside its own country. */
  abroad: Bilingual;
  number: Bilingual;
  /** The public register in which its number can be found. */
  register: string;
  supervision: Bilingual;
  insurance: Bilingual;
};

export const standings = stated({
  france: {
    status: {
      en: "Investment firm (<fr>entreprise d’investissement</fr>) authorised by the ACPR under Article L. 532-1 of the French Monetary and Financial Code, for one service: investment advice (Article L. 321-1, point 5)",
      fr: "<fr>Entreprise d’investissement</fr> agréée par l’ACPR en application de l’article L. 532-1 du code monétaire et financier, pour un seul service : le conseil en investissement (article L. 321-1, 5°)",
    },
    services: {
      en: "Independent investment advice, the choice of private equity funds and co-investments included; advice to companies on mergers, acquisitions and strategy, which needs no authorisation",
      fr: "Conseil en investissement indépendant, y compris le choix de fonds de capital-investissement et de co-investissements ; conseil aux entreprises en matière de fusions, d’acquisitions et de stratégie, qui ne demande pas d’agrément",
    },
    abroad: {
      en: "Luxembourg and Belgium, by freedom to provide services: Article 34 of Directive 2014/65/EU, Articles L. 532-23 and following of the same code",
      fr: "Luxembourg et Belgique, en libre prestation de services : article 34 de la directive 2014/65/UE, articles L. 532-23 et suivants du même code",
    },
    number: placeholder(
      "Code in the ACPR’s register and date of authorisation",
      "Code au registre de l’ACPR et date de l’agrément",
    ),
    register: "https://www.regafi.fr",
    supervision: {
      en: "The AMF for its conduct towards clients, the ACPR for its solvency",
      fr: "L’AMF pour sa conduite envers les clients, l’ACPR pour sa solvabilité",
    },
    insurance: placeholder(
      "Professional liability: insurer, policy number, sums insured",
      "Responsabilité civile professionnelle : assureur, numéro de police, montants garantis",
    ),
  },
  luxembourg: {
    status: {
      en: "Commercial company with a business permit, law of 2 September 2011",
      fr: "Société commerciale titulaire d’une autorisation d’établissement, loi du 2 septembre 2011",
    },
    services: {
      en: "Advice to companies on mergers, acquisitions and strategy. No investment advice, no family office within the law of 21 December 2012, no activity that requires an authorisation from the CSSF under the law of 5 April 1993",
      fr: "Conseil aux entreprises en matière de fusions, d’acquisitions et de stratégie. Ni conseil en investissement, ni activité de <en>family office</en> au sens de la loi du 21 décembre 2012, ni activité soumise à l’agrément de la CSSF par la loi du 5 avril 1993",
    },
    abroad: {
      en: "Wherever its clients are: no authorisation is needed for this advice",
      fr: "Là où sont ses clients : ce conseil ne demande pas d’agrément",
    },
    number: placeholder(
      "Number of the business permit",
      "Numéro de l’autorisation d’établissement",
    ),
    register: "https://guichet.public.lu",
    supervision: {
      en: "The Ministry of the Economy, for the permit",
      fr: "Le ministère de l’Économie, pour l’autorisation d’établissement",
    },
    insurance: placeholder(
      "Professional liability: insurer and policy number",
      "Responsabilité civile professionnelle : assureur et numéro de police",
    ),
  },
}) satisfies Record<CompanyId, Standing>;
