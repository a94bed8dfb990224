import type { Bilingual } from "../../core/languages.ts";
import { stated } from "./stated.ts";

export type Authority = {
  /** The official name, in French: the authorities of both countries have French names. */
  name: string;
  /** What it is responsible for. */
  matter: Bilingual;
  country: "france" | "luxembourg";
  /** Left out if the authority has an address for each region. */
  address?: readonly [string, ...string[]];
  url: string;
  phone?: { href: string; text: string };
  email?: string;
};

/**
 * Public bodies, with their own published addresses, checked in November 2026. Those without a
 * postal address are reached through their pages.
 */
export const authorities = stated({
  cnil: {
    name: "Commission nationale de l’informatique et des libertés (CNIL)",
    matter: { en: "Personal data, in France", fr: "Données personnelles, en France" },
    country: "france",
    address: ["3, place de Fontenoy", "TSA 80715", "75334 Paris Cedex 07"],
    url: "https://www.cnil.fr",
  },
  cnpd: {
    name: "Commission nationale pour la protection des données (CNPD)",
    matter: { en: "Personal data, in Luxembourg", fr: "Données personnelles, au Luxembourg" },
    country: "luxembourg",
    address: ["15, boulevard du Jazz", "L-4370 Belvaux"],
    url: "https://cnpd.public.lu",
    phone: { href: "tel:+3522610601", text: "+352 26 10 60 1" },
  },
  acpr: {
    name: "Autorité de contrôle prudentiel et de résolution (ACPR)",
    matter: {
      en: "Authorisation of investment firms, money laundering, in France",
      fr: "Agrément des entreprises d’investissement, blanchiment, en France",
    },
    country: "france",
    address: ["4, place de Budapest", "CS 92459", "75436 Paris Cedex 09"],
    url: "https://acpr.banque-france.fr",
  },
  afa: {
    name: "Agence française anticorruption (AFA)",
    matter: {
      en: "Corruption and other breaches of probity, in France",
      fr: "Corruption et autres atteintes à la probité, en France",
    },
    country: "france",
    url: "https://www.agence-francaise-anticorruption.gouv.fr",
  },
  "labour-france": {
    name: "Direction générale du travail et inspection du travail",
    matter: {
      en: "Harassment, health, safety and labour law, in France",
      fr: "Harcèlement, santé, sécurité et droit du travail, en France",
    },
    country: "france",
    url: "https://travail-emploi.gouv.fr",
  },
  itm: {
    name: "Inspection du travail et des mines (ITM)",
    matter: {
      en: "Harassment, health, safety and labour law, in Luxembourg",
      fr: "Harcèlement, santé, sécurité et droit du travail, au Luxembourg",
    },
    country: "luxembourg",
    url: "https://itm.public.lu",
  },
  amf: {
    name: "Autorité des marchés financiers (AMF)",
    matter: {
      en: "Investment advice, funds and markets, in France",
      fr: "Conseil en investissement, fonds et marchés, en France",
    },
    country: "france",
    address: ["17, place de la Bourse", "75082 Paris Cedex 02"],
    url: "https://www.amf-france.org",
  },
  "amf-ombudsman": {
    name: "Médiateur de l’AMF",
    matter: {
      en: "Disputes with an investment firm, free of charge",
      fr: "Litiges avec une entreprise d’investissement, gratuitement",
    },
    country: "france",
    address: ["Autorité des marchés financiers", "17, place de la Bourse", "75082 Paris Cedex 02"],
    url: "https://www.amf-france.org",
  },
  cssf: {
    name: "Commission de Surveillance du Secteur Financier (CSSF)",
    matter: {
      en: "The financial sector, in Luxembourg",
      fr: "Secteur financier, au Luxembourg",
    },
    country: "luxembourg",
    address: ["283, route d’Arlon", "L-2991 Luxembourg"],
    url: "https://www.cssf.lu",
  },
  "consumer-ombudsman": {
    name: "Service national du Médiateur de la consommation",
    matter: {
      en: "Consumers’ disputes with a company in Luxembourg, free of charge",
      fr: "Litiges de consommation avec une société établie au Luxembourg, gratuitement",
    },
    country: "luxembourg",
    address: ["6, rue du Palais de Justice", "L-1841 Luxembourg"],
    url: "https://www.mediateurconsommation.lu",
  },
  "office-des-signalements": {
    name: "Office des signalements",
    matter: {
      en: "Advice to whistleblowers, in Luxembourg",
      fr: "Information et aide aux lanceurs d’alerte, au Luxembourg",
    },
    country: "luxembourg",
    address: ["13, rue Erasme", "L-1468 Luxembourg"],
    url: "https://guichet.public.lu/fr/citoyens/justice/lanceurs-alerte/alerte-office-signalements.html",
    phone: { href: "tel:+35224788564", text: "+352 247 88 564" },
    email: "info@osig.lu",
  },
  "defenseur-des-droits": {
    name: "Défenseur des droits",
    matter: {
      en: "Whistleblowers, discrimination and access to services, in France",
      fr: "Lanceurs d’alerte, discriminations et accès aux services, en France",
    },
    country: "france",
    // Letters to this address need no stamp.
    address: ["Libre réponse 71120", "75342 Paris Cedex 07"],
    url: "https://www.defenseurdesdroits.fr",
    phone: { href: "tel:+33969390000", text: "+33 9 69 39 00 00" },
  },
}) satisfies Record<string, Authority>;

export type AuthorityId = keyof typeof authorities;

/** The body to which the prescribed accessibility statement refers its readers. */
export const defender = stated({
  form: "https://formulaire.defenseurdesdroits.fr/",
  delegates: "https://www.defenseurdesdroits.fr/saisir/delegues",
});
