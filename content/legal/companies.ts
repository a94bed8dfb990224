import type { Bilingual } from "../../core/languages.ts";
import { type Office, site } from "../site.ts";
import { stated } from "./stated.ts";

export type Company = {
  id: "france" | "luxembourg";
  name: string;
  /** As the law calls it, then as it is abbreviated after the name. */
  form: Bilingual & { short: string };
  /** In euros, fully paid up. */
  capital: number;
  /** Whose address is the registered office. */
  office: Office["id"];
  register: { name: Bilingual; number: string };
  vat: string;
  /** Who represents it: a function, never a name. */
  represented: Bilingual;
};

/** The numbers are visibly not real: a firm that takes this site over puts its own. */
export const companies = stated([
  {
    id: "france",
    name: `${site.name} France`,
    form: {
      en: "Simplified joint-stock company under French law",
      fr: "Société par actions simplifiée de droit français",
      short: "SAS",
    },
    capital: 100_000,
    office: "paris",
    register: {
      name: {
        en: "Trade and companies register of Paris",
        fr: "Registre du commerce et des sociétés de Paris",
      },
      number: "RCS Paris 000 000 000",
    },
    vat: "FR 00 000 000 000",
    represented: { en: "its chair", fr: "son président" },
  },
  {
    id: "luxembourg",
    name: `${site.name} Luxembourg`,
    form: {
      en: "Limited liability company under Luxembourg law",
      fr: "Société à responsabilité limitée de droit luxembourgeois",
      short: "S.à r.l.",
    },
    capital: 12_000,
    office: "luxembourg",
    register: {
      name: {
        en: "Trade and companies register of Luxembourg",
        fr: "Registre de commerce et des sociétés de Luxembourg",
      },
      number: "RCS Luxembourg B000000",
    },
    vat: "LU 00000000",
    represented: { en: "its board of managers", fr: "son conseil de gérance" },
  },
]) satisfies readonly Company[];

/** Who answers for what the site says: a function, since nobody is named here. */
export const publicationDirector: Bilingual = stated({
  en: "The chair of the French company",
  fr: "Le président de la société française",
});

export const host = stated({
  name: "Example Cloud, Inc.",
  address: ["100 Example Street", "Anytown, DE 00000"],
  country: { en: "United States of America", fr: "États-Unis d’Amérique" },
  phone: { href: "tel:+12025550100", text: "+1 202 555 0100" },
  email: "legal@cloud.example",
});
