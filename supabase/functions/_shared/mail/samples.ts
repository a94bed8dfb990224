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

const answers = {
  en: "Good morning,\n\nThank you for your letter. We can meet you and your partners in Luxembourg on Tuesday 1 December at ten o’clock.\n\nPlease bring the articles of association and the last three annual accounts; we need nothing else for a first conversation.\n\nWith kind regards,\nDominique Exemple",
  fr: "Bonjour,\n\nMerci de votre lettre. Nous pouvons vous recevoir à Luxembourg, vous et vos associés, le mardi 1er décembre à dix heures.\n\nApportez les statuts et les trois derniers comptes annuels\u202f; rien d’autre n’est nécessaire pour un premier entretien.\n\nBien à vous,\nDominique Exemple",
};

/** One mail of each kind, for the gallery and the tests. */
export function samplesIn(language: Language): Samples {
  const pages = site.origin + localisePath("", language);
  const page = `${pages}/newsletter`;
  const entity = language === "fr" ? "Fondation des Ormes" : "The Elms Foundation";
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
      link: `${pages}/desk?room=messages&message=${reference}`,
    },
    "contact-acknowledgement": {
      template: "contact-acknowledgement",
      reference,
      subject: "complaint",
      receivedAt,
      link: `${pages}/contact/result?token=${token}`,
    },
    "contact-answer": { template: "contact-answer", reference, body: answers[language] },
    "contact-answer-copy": {
      template: "contact-answer-copy",
      reference,
      by: "Dominique Exemple",
      name: "Claude Exemple",
      email: "claude@exemple-et-fils.example",
      answeredAt: receivedAt,
      body: answers[language],
    },
    "lp-invitation": {
      template: "lp-invitation",
      name: "Claude Exemple",
      entity,
      link: `${pages}/login/password?token=${token}&invited`,
      days: 7,
    },
    "lp-recovery": { template: "lp-recovery", link: `${pages}/login/password?token=${token}` },
    "lp-document": {
      template: "lp-document",
      ...{ entity, fund: "Confluence II", type: "capital-call" },
      link: `${pages}/lp`,
    },
    "lp-call": {
      template: "lp-call",
      ...{ entity, fund: "Confluence II" },
      due: "2026-11-30",
      changed: false,
      link: `${pages}/lp`,
    },
    "lp-digest": {
      template: "lp-digest",
      count: 3,
      documents: [
        { entity, fund: "Confluence I", type: "accounts" },
        { entity, fund: "Confluence II", type: "report" },
        { entity: "Moselle Family Office", fund: "Confluence II", type: "report" },
      ],
      link: `${pages}/lp`,
    },
    "lp-withdrawn": {
      template: "lp-withdrawn",
      ...{ entity, fund: "Confluence II", type: "tax" },
      at: receivedAt,
      link: `${pages}/lp`,
    },
    "lp-account-change": {
      template: "lp-account-change",
      kind: "entered",
      ...{ entity, fund: "Confluence II" },
      at: receivedAt,
      link: `${pages}/lp`,
    },
    "lp-reader": {
      template: "lp-reader",
      kind: "admitted",
      ...{ entity, reader: "Claude Exemple", by: "" },
      since: receivedAt,
      link: `${pages}/lp`,
    },
    "staff-invitation": {
      template: "staff-invitation",
      name: "Claude Exemple",
      link: `${pages}/login/password?token=${token}&invited=desk`,
      days: 7,
    },
    "staff-notice": {
      template: "staff-notice",
      kind: "terminal",
      act: "staff.invite",
      by: "site (terminal)",
      whom: "Claude Exemple",
      at: receivedAt,
      link: `${pages}/desk`,
    },
    "person-data": {
      template: "person-data",
      link: `${pages}/contact/data?token=${token}`,
      days: 7,
    },
    "person-proof": {
      template: "person-proof",
      kind: "erasure",
      link: `${pages}/contact/proof?token=${token}&kind=erasure`,
      days: 14,
    },
    "person-erased": { template: "person-erased" },
    "account-change": {
      template: "account-change",
      kind: "factor-added",
      detail: language === "fr" ? "Téléphone" : "Telephone",
      at: receivedAt,
      link: `${pages}/login/recover`,
    },
  };
}
