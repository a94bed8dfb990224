import type { Bilingual } from "../../core/languages.ts";
import { type Office, site } from "../site.ts";
import { placeholder } from "./placeholder.ts";
import { stated } from "./stated.ts";

export type Company = {
  id: "france" | "luxembourg";
  name: string;
  /** The legal form in full, and its abbreviation after the name. */
  form: Bilingual & { short: string };
  /** In euros, fully paid up. */
  capital: number;
  /** The office that is the registered office. */
  office: Office["id"];
  register: { name: Bilingual; number: Bilingual };
  vat: Bilingual;
  /** Who represents it, by function. The chair's name is in `content/people.ts`. */
  represented: Bilingual;
};

/** Register and VAT numbers are for the firm to fill in: `npm run placeholders` lists them. */
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
      number: placeholder("RCS Paris, number", "RCS Paris, numéro"),
    },
    vat: placeholder("French VAT number", "Numéro de TVA français"),
    represented: { en: "its chair", fr: "sa présidente" },
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
      number: placeholder("RCS Luxembourg, number", "RCS Luxembourg, numéro"),
    },
    vat: placeholder("Luxembourg VAT number", "Numéro de TVA luxembourgeois"),
    represented: { en: "its board of managers", fr: "son conseil de gérance" },
  },
]) satisfies readonly Company[];

/** A fictitious host: the firm names its own. */
export const host = stated({
  name: "Example Cloud, Inc.",
  address: ["100 Example Street", "Anytown, DE 00000"],
  country: { en: "United States of America", fr: "États-Unis d’Amérique" },
  phone: { href: "tel:+12025550100", text: "+1 202 555 0100" },
  email: "legal@cloud.example",
});
