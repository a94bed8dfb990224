import type { Bilingual } from "../../core/languages.ts";
import type { companies } from "./companies.ts";
import { stated } from "./stated.ts";

type CompanyId = (typeof companies)[number]["id"];

/** What each company may do, and who watches over it. */
export type Standing = {
  status: Bilingual;
  number: string;
  /** Where anyone can look the number up. */
  register: string;
  supervision: Bilingual;
  insurance: Bilingual;
};

export const standings = stated({
  france: {
    status: {
      en: "Financial investment adviser (<fr>conseiller en investissements financiers</fr>), Articles L. 541-1 and following of the French Monetary and Financial Code",
      fr: "Conseiller en investissements financiers, articles L. 541-1 et suivants du code monétaire et financier",
    },
    number: "ORIAS 00 000 000",
    register: "https://www.orias.fr",
    supervision: {
      en: "The AMF, and a professional association that the AMF has approved",
      fr: "L’AMF, et une association professionnelle agréée par elle",
    },
    insurance: {
      en: "Professional liability, policy 0000000, as Article L. 541-3 of that code requires",
      fr: "Responsabilité civile professionnelle, police 0000000, conformément à l’article L. 541-3 du même code",
    },
  },
  luxembourg: {
    status: {
      en: "Commercial company with a business permit, law of 2 September 2011; no activity that needs an authorisation from the CSSF",
      fr: "Société commerciale titulaire d’une autorisation d’établissement, loi du 2 septembre 2011 ; aucune activité soumise à l’agrément de la CSSF",
    },
    number: "00000000/0",
    register: "https://guichet.public.lu",
    supervision: {
      en: "The Ministry of the Economy, for the permit",
      fr: "Le ministère de l’Économie, pour l’autorisation",
    },
    insurance: {
      en: "Professional liability, policy 0000001",
      fr: "Responsabilité civile professionnelle, police 0000001",
    },
  },
}) satisfies Record<CompanyId, Standing>;
