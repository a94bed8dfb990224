/**
 * The facts about the firm. A firm that takes this site over replaces this file; `docs/rebrand.md`
 * says what else.
 */
import type { Bilingual } from "../core/languages.ts";

export type Office = {
  id: "luxembourg" | "paris";
  city: Bilingual;
  /** Where the office is, as one would say it; shown in italics after the city. */
  setting: Bilingual;
  /** The lines of the address; the last one is postcode and city. */
  address: readonly [string, ...string[]];
  country: Bilingual;
  /** ISO 3166-1, for search engines. */
  countryCode: string;
  /** As dialled, and as written. */
  phone: { href: string; text: string };
  timeZone: string;
  /** Opening hours on working days, in local time. */
  hours: { opens: `${number}:${number}`; closes: `${number}:${number}` };
};

export const site = {
  name: "Alzette & Seine",
  /**
   * The word mark: what is before the ampersand, the ampersand (in the second colour; may be
   * empty), what follows.
   */
  wordmark: ["Alzette", "&", "Seine"],
  trade: { en: "Capital advisory", fr: "Conseil en capital" },
  /** Working days within which a first message is answered, whatever it is about. */
  firstAnswerDays: 2,
  /** Where the site is published, without a slash at the end. */
  origin: "https://www.alzette-seine.example",
  email: "info@alzette-seine.example",
  offices: [
    {
      id: "luxembourg",
      city: { en: "Luxembourg", fr: "Luxembourg" },
      setting: { en: "on the Alzette", fr: "sur l’Alzette" },
      address: ["12, quai de l’Exemple", "L-0000 Luxembourg"],
      country: { en: "Grand Duchy of Luxembourg", fr: "Grand-Duché de Luxembourg" },
      countryCode: "LU",
      phone: { href: "tel:+352000000", text: "+352 00 00 00" },
      timeZone: "Europe/Luxembourg",
      hours: { opens: "08:30", closes: "18:00" },
    },
    {
      id: "paris",
      city: { en: "Paris", fr: "Paris" },
      setting: { en: "on the Seine", fr: "sur la Seine" },
      address: ["8, rue de l’Exemple", "75000 Paris"],
      country: { en: "France", fr: "France" },
      countryCode: "FR",
      phone: { href: "tel:+33199000000", text: "+33 1 99 00 00 00" },
      timeZone: "Europe/Paris",
      hours: { opens: "09:00", closes: "18:30" },
    },
  ] satisfies readonly Office[],
  social: {
    professionalNetwork: "https://network.example/company/alzette-seine",
    videoChannel: "https://video.example/@alzette-seine",
  },
} as const;

/**
 * What the companies are authorised for, in one sentence for the footer. `content/legal/standing.ts`
 * says it in full. Apart from `site`, which every page loads in both languages.
 */
export const authorisedFor = {
  en: "Alzette & Seine France SAS is an investment firm authorised by the ACPR for investment advice and supervised by the AMF. Alzette & Seine Luxembourg S.à r.l. advises companies on mergers, acquisitions and strategy; it gives no investment advice.",
  fr: "Alzette & Seine France SAS est une entreprise d’investissement agréée par l’ACPR pour le conseil en investissement et contrôlée par l’AMF. Alzette & Seine Luxembourg S.à r.l. conseille des entreprises en matière de fusions, d’acquisitions et de stratégie ; elle ne donne pas de conseil en investissement.",
} as const;

/** Whether mail to info+anything@ reaches the same mailbox: most servers do it, some refuse it. */
export const mailboxTakesTags: boolean = false;

/** The professional network's tag, for visitors who agree to it. Without an id it does not exist. */
export const professionalNetworkTag = {
  id: "",
  script: "https://tag.network.example/tag.js",
  cookies: ["nw_visitor"],
  months: 6,
} as const;

/**
 * Says, wherever a text travels (footer, mails, prints), that this is a demonstration. Of a real
 * firm, two colleagues take it off at the desk; without a desk it is set to false. Apart from `site`,
 * which every page loads.
 */
export const demonstration = {
  en: "Demonstration content and persons: the firm, its people, its figures and its addresses are fictitious.",
  fr: "Contenu et personnes de démonstration : la société, ses équipes, ses chiffres et ses adresses sont fictifs.",
} as const;
