import { site } from "../../../../content/site.ts";
import type { Language } from "../../../../core/languages.ts";
import { localisePath } from "../../../../core/paths.ts";
import type { Mail } from "./render-mail.ts";

type Samples = { [T in Mail["template"]]: Extract<Mail, { template: T }> };

const token = "q3Zt8mVn2XkR5cWb7LhD1sYg6PjF9uQe4TaK0oNiEwU";
const reference = "261115-7K3QF";
const receivedAt = new Date("2026-11-15T13:32:00Z");

const messages = {
  en: "Good afternoon,\n\nWe are three shareholders of a family company in Nancy, and one of us wishes to sell. We would like to understand what a partial sale would mean for the other two before we speak to anyone else.\n\nCould we meet in Luxembourg in the week of 30 November?\n\nWith kind regards",
  fr: "Bonjour,\n\nNous sommes trois associés d’une entreprise familiale à Nancy, et l’un de nous souhaite céder ses parts. Nous voudrions comprendre ce qu’une cession partielle changerait pour les deux autres, avant d’en parler à qui que ce soit.\n\nPourrions-nous nous voir à Luxembourg dans la semaine du 30 novembre\u202f?\n\nBien à vous",
};

/** One mail of each kind, for the gallery and the tests. */
export function samplesIn(language: Language): Samples {
  const pages = site.origin + localisePath("", language);
  const page = `${pages}/newsletter`;
  return {
    "newsletter-confirm": {
      template: "newsletter-confirm",
      link: `${page}/confirm?token=${token}`,
      hours: 72,
    },
    "newsletter-welcome": {
      template: "newsletter-welcome",
      unsubscribe: `${page}/unsubscribe?token=${token}`,
    },
    "contact-notification": {
      template: "contact-notification",
      reference,
      name: "Claude Exemple",
      email: "claude@exemple-et-fils.example",
      phone: "+33 1 99 00 11 22",
      subject: "company",
      message: messages[language],
      receivedAt,
      language,
    },
    "contact-acknowledgement": {
      template: "contact-acknowledgement",
      reference,
      subject: "complaint",
      receivedAt,
    },
    "lp-invitation": {
      template: "lp-invitation",
      name: "Claude Exemple",
      entity: language === "fr" ? "Fondation des Ormes" : "The Elms Foundation",
      link: `${pages}/login/password?token=${token}&invited`,
      days: 7,
    },
    "lp-recovery": { template: "lp-recovery", link: `${pages}/login/password?token=${token}` },
    "lp-document": { template: "lp-document", link: `${pages}/lp` },
    "staff-invitation": {
      template: "staff-invitation",
      name: "Claude Exemple",
      link: `${pages}/login/password?token=${token}&invited`,
      days: 7,
    },
    "person-proof": {
      template: "person-proof",
      kind: "erasure",
      link: `${pages}/contact/proof?token=${token}`,
      days: 14,
    },
    "account-change": {
      template: "account-change",
      kind: "factor-added",
      detail: language === "fr" ? "Téléphone" : "Telephone",
      at: receivedAt,
      link: `${pages}/login/recover`,
    },
  };
}
