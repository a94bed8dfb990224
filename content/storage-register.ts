/**
 * Everything that the site stores or measures in a visitor’s browser. The banner, the dialog, the
 * table on the settings page, what a withdrawal deletes and the version that a visitor agreed to
 * are made from this list. A test visits every page and fails on any key that is not listed.
 */

import type { Bilingual } from "../core/languages.ts";
import { consentMonths } from "./consent-version.ts";
import { professionalNetworkTag as tag } from "./site.ts";

export const categories = ["necessary", "performance", "targeting"] as const;
export type Category = (typeof categories)[number];

export type StoredThing = {
  name: string;
  kind: "cookie" | "local-storage" | "session-storage" | "measurement";
  category: Category;
  purpose: Bilingual;
  /** Who sets it: we, or another company by name. */
  issuer: "us" | string;
  /** Never in a visitor’s browser, so that it is no reason to ask visitors again. */
  staff?: true;
  /** In months. `session` ends with the browser session, `none` is never stored in the browser. */
  lasts: number | "session" | "none";
};

const ours: readonly StoredThing[] = [
  {
    name: "cookieConsent",
    kind: "cookie",
    category: "necessary",
    purpose: {
      en: "Remembers whether you accepted, declined or chose.",
      fr: "Retient si vous avez accepté, refusé ou choisi.",
    },
    issuer: "us",
    lasts: consentMonths,
  },
  {
    name: "cookiePreferences",
    kind: "cookie",
    category: "necessary",
    purpose: {
      en: "Remembers your choice for each category.",
      fr: "Retient votre choix pour chaque catégorie.",
    },
    issuer: "us",
    lasts: consentMonths,
  },
  {
    name: "consentRecord",
    kind: "cookie",
    category: "necessary",
    purpose: {
      en: "The date and the version of your answer, and the random number under which it is proved.",
      fr: "La date et la version de votre réponse, et le numéro tiré au hasard qui en fait foi.",
    },
    issuer: "us",
    lasts: consentMonths,
  },
  {
    name: "i18nextLng",
    kind: "cookie",
    category: "necessary",
    purpose: {
      en: "The language you chose, for our server.",
      fr: "La langue que vous avez choisie, pour notre serveur.",
    },
    issuer: "us",
    lasts: 12,
  },
  {
    name: "i18nextLng",
    kind: "local-storage",
    category: "necessary",
    purpose: {
      en: "The language you chose, for the pages themselves.",
      fr: "La langue que vous avez choisie, pour les pages elles-mêmes.",
    },
    issuer: "us",
    lasts: "none",
  },
  {
    name: "lpSession",
    kind: "local-storage",
    category: "necessary",
    purpose: {
      en: "For investors only: keeps you signed in. It holds your e-mail address and the proof that you signed in, none of your documents or figures. Signing out removes it; deleting it signs you out.",
      fr: "Pour les investisseurs seulement : garde votre session ouverte. Il contient votre adresse électronique et la preuve de votre connexion, rien de vos documents ni de vos chiffres. La déconnexion l’efface ; l’effacer vous déconnecte.",
    },
    issuer: "us",
    lasts: "none",
  },
  {
    name: "lpDevice",
    kind: "cookie",
    category: "necessary",
    purpose: {
      en: "For investors only: a random number by which our server knows that this browser has signed in before, so that wrong tries of others do not lock you out.",
      fr: "Pour les investisseurs seulement : un numéro tiré au hasard, auquel notre serveur reconnaît que ce navigateur s’est déjà connecté, pour que les essais manqués d’autrui ne vous ferment pas l’accès.",
    },
    issuer: "us",
    lasts: 6,
  },
  {
    name: "react-router-scroll-positions",
    kind: "session-storage",
    category: "necessary",
    purpose: {
      en: "Brings you back to where you were on a page when you return to it.",
      fr: "Vous ramène là où vous en étiez d’une page quand vous y revenez.",
    },
    issuer: "us",
    lasts: "session",
  },
  {
    name: "deskDrafts",
    kind: "session-storage",
    category: "necessary",
    purpose: {
      en: "For our own staff only: what they are writing, such as an answer or a letter, until it is sent or saved.",
      fr: "Pour notre propre personnel seulement : ce qu’il écrit, une réponse ou une lettre, jusqu’à l’envoi ou l’enregistrement.",
    },
    issuer: "us",
    lasts: "session",
  },
  {
    name: "deskEditor",
    kind: "local-storage",
    category: "necessary",
    purpose: {
      en: "For our own staff only: that they write the pages of this site, so that each page leads them to where it is changed. Signing out removes it.",
      fr: "Pour notre propre personnel seulement : qu’il écrit les pages de ce site, pour que chacune le mène là où elle se modifie. La déconnexion l’efface.",
    },
    issuer: "us",
    staff: true,
    lasts: "none",
  },
  {
    name: "web-vitals",
    kind: "measurement",
    category: "performance",
    purpose: {
      en: "How quickly pages appear and answer, sent to our own server with the page’s name and nothing about you. Nothing is stored in your browser.",
      fr: "La rapidité d’affichage et de réponse des pages, transmise à notre propre serveur avec le nom de la page et rien sur vous. Rien n’est déposé dans votre navigateur.",
    },
    issuer: "us",
    lasts: "none",
  },
];

/** What the professional network stores on its own domain; nothing if its tag has no id. */
const networks: readonly StoredThing[] = tag.id
  ? tag.cookies.map((name) => ({
      name,
      kind: "cookie" as const,
      category: "targeting" as const,
      purpose: {
        en: "Lets the professional network recognise that you visited us, to show you our announcements there.",
        fr: "Permet au réseau professionnel de reconnaître votre visite, pour vous y montrer nos annonces.",
      },
      issuer: new URL(tag.script).hostname,
      lasts: tag.months,
    }))
  : [];

export const storageRegister: readonly StoredThing[] = [...ours, ...networks];

/** Whether a category has any entry today. */
export function isInUse(category: Category): boolean {
  return storageRegister.some((thing) => thing.category === category);
}

/**
 * A hash of what a visitor agrees to, without its wording: correcting a sentence does not ask
 * visitors again.
 */
export function registerFingerprint(): string {
  return JSON.stringify(
    storageRegister
      .filter(({ staff }) => !staff)
      .map(({ name, kind, category, issuer, lasts }) => [name, kind, category, issuer, lasts]),
  );
}
