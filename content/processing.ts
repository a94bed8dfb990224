/**
 * The register of processing activities: what is done with personal data. Each entry is a row of
 * the privacy page. It is long because it is a register.
 */

import type { Bilingual } from "../core/languages.ts";
import { retentionDays } from "../core/retention.ts";
import { consentMonths } from "./consent-version.ts";
import { stated } from "./legal/stated.ts";
import { professionalNetworkTag } from "./site.ts";
import { isInUse } from "./storage-register.ts";

/** The legal basis, article 6(1) of the European regulation. */
export type Basis = "consent" | "contract" | "obligation" | "interest";

/** Long periods are shown in months or years, so the unit is part of the fact. */
export type Period = { amount: number; unit: "day" | "month" | "year" };

export type Processing = {
  id: string;
  purpose: Bilingual;
  basis: Basis;
  /** The law, or the interest, on which the basis relies. */
  ground: Bilingual;
  data: Bilingual;
  /** Which data must be given, and what happens without them. */
  required: Bilingual;
  recipients: Bilingual;
  /** How long data are kept, and from when on; several entries if parts are kept differently. */
  retention: readonly [Kept, ...Kept[]];
  /**
   * Whether data leave the Union, and to whom: our host in the United States, or somebody else.
   * `arrival`: data that pass through the host on arrival and are then kept on our own machines.
   */
  transfer: "host" | "arrival" | "network" | "none";
};
type Kept = { period: Period | "unsubscribed" | "relation" | "mandate"; from: Bilingual };

const days = (amount: number): Period => ({ amount, unit: "day" });
/** 365 days are shown as twelve months. */
const months = (inDays: number): Period => ({
  amount: Math.round(inDays / (365 / 12)),
  unit: "month",
});
const years = (amount: number): Period => ({ amount, unit: "year" });

const always = stated([
  {
    id: "contact",
    purpose: { en: "Answering a message", fr: "Répondre à un message" },
    basis: "interest",
    ground: {
      en: "Our interest, and yours, in an answer reaching you",
      fr: "Notre intérêt, et le vôtre, à ce qu’une réponse vous parvienne",
    },
    data: {
      en: "Name, e-mail address, telephone, subject, message, language, date",
      fr: "Nom, adresse électronique, téléphone, objet, message, langue, date",
    },
    required: {
      en: "All but the telephone: without them we cannot answer",
      fr: "Tout, sauf le téléphone : sans le reste, nous ne pouvons répondre",
    },
    recipients: {
      en: "The person in charge of the subject you chose",
      fr: "La personne chargée de l’objet que vous avez choisi",
    },
    retention: [
      {
        period: months(retentionDays.contactMessages),
        from: { en: "after receipt of the message", fr: "après réception du message" },
      },
      {
        period: days(retentionDays.settledMail),
        from: {
          en: "for the record of the mail we sent",
          fr: "pour la trace du courriel envoyé",
        },
      },
    ],
    transfer: "host",
  },
  {
    id: "newsletter",
    purpose: { en: "Sending the newsletter", fr: "Envoyer la lettre d’information" },
    basis: "consent",
    ground: {
      en: "Given on the form and confirmed from the mailbox; withdrawn by one link",
      fr: "Donné sur le formulaire et confirmé depuis votre messagerie ; retiré par un lien",
    },
    data: {
      en: "E-mail address, language, dates of request and of confirmation. No reading is measured",
      fr: "Adresse électronique, langue, dates de demande et de confirmation. Aucune mesure de lecture",
    },
    required: {
      en: "The address: nothing else is asked",
      fr: "L’adresse : rien d’autre n’est demandé",
    },
    recipients: { en: "The person who writes the letter", fr: "La personne qui rédige la lettre" },
    retention: [
      {
        period: "unsubscribed",
        from: {
          en: "then the address is erased at once",
          fr: "puis effacement immédiat de l’adresse",
        },
      },
      {
        period: days(retentionDays.unconfirmedSubscribers),
        from: { en: "when nobody confirms", fr: "si personne ne confirme" },
      },
      {
        period: days(retentionDays.usedLinks),
        from: {
          en: "for the fingerprint of a used link",
          fr: "pour l’empreinte d’un lien déjà utilisé",
        },
      },
      {
        period: years(retentionDays.newsletterProofs / 365),
        from: {
          en: "after you leave, for the proof of your consent, without your address: its dates, its language and a keyed fingerprint",
          fr: "après votre départ, pour la preuve de votre consentement, sans votre adresse : ses dates, sa langue et une empreinte à clé",
        },
      },
    ],
    transfer: "host",
  },
  {
    id: "abuse",
    purpose: { en: "Keeping forms from being abused", fr: "Protéger les formulaires des abus" },
    basis: "interest",
    ground: {
      en: "Our interest in forms that still work for everyone",
      fr: "Notre intérêt à des formulaires qui restent utilisables par tous",
    },
    data: {
      en: "A salted fingerprint of the network address, and a count; never the address itself",
      fr: "Une empreinte salée de l’adresse réseau, et un compte ; jamais l’adresse elle-même",
    },
    required: { en: "Comes with every message sent", fr: "Accompagne tout envoi" },
    recipients: { en: "Nobody: a machine counts", fr: "Personne : une machine compte" },
    retention: [
      {
        period: days(retentionDays.limitCounts),
        from: { en: "after the message was sent", fr: "après l’envoi" },
      },
    ],
    transfer: "host",
  },
  {
    id: "cookie-choice",
    purpose: {
      en: "Keeping to your choice on cookies",
      fr: "Respecter votre choix sur les cookies",
    },
    basis: "obligation",
    ground: {
      en: "Proof of consent, Article 7(1) of the regulation",
      fr: "Preuve du consentement, article 7, § 1 du règlement",
    },
    data: {
      en: "The choice, its date, the text it answered, a random number. No network address",
      fr: "Le choix, sa date, le texte auquel il répond, un numéro tiré au hasard. Aucune adresse réseau",
    },
    required: {
      en: "Refusing is a choice like another",
      fr: "Refuser est un choix comme un autre",
    },
    recipients: { en: "Nobody outside the firm", fr: "Personne hors de la maison" },
    retention: [
      {
        period: { amount: consentMonths, unit: "month" },
        from: {
          en: "in your browser, then it is asked again",
          fr: "dans votre navigateur, puis il est redemandé",
        },
      },
      {
        period: years(retentionDays.consentRecords / 365),
        from: { en: "for the record that proves it", fr: "pour l’enregistrement qui en fait foi" },
      },
    ],
    transfer: "host",
  },
  {
    id: "measurement",
    purpose: { en: "Measuring how quickly pages appear", fr: "Mesurer la rapidité des pages" },
    basis: "consent",
    ground: {
      en: "Category “performance” of the question on cookies",
      fr: "Catégorie « performance » de la question sur les cookies",
    },
    data: {
      en: "The page, its language, a duration and the day. Nothing says who was reading",
      fr: "La page, sa langue, une durée et le jour. Rien ne dit qui lisait",
    },
    required: {
      en: "Nothing: optional, off until you allow it",
      fr: "Rien : facultatif, et arrêté tant que vous ne l’autorisez pas",
    },
    recipients: { en: "Whoever maintains the site", fr: "Les personnes qui entretiennent le site" },
    retention: [
      {
        period: months(retentionDays.webVitals),
        from: { en: "after the visit", fr: "après la visite" },
      },
    ],
    transfer: "host",
  },
  {
    id: "careers",
    purpose: { en: "Considering an application", fr: "Examiner une candidature" },
    basis: "contract",
    ground: {
      en: "Steps taken at your request before a contract",
      fr: "Démarches entreprises à votre demande avant un contrat",
    },
    data: {
      en: "The papers you send (career, references, letters), then notes of the interviews",
      fr: "Les pièces que vous envoyez (parcours, références, lettres), puis les notes d’entretien",
    },
    required: {
      en: "The papers that the post calls for; no photograph, age or family status",
      fr: "Les pièces que le poste demande ; ni photographie, ni âge, ni situation de famille",
    },
    recipients: {
      en: "The partner in charge of recruitment, those who read your file in either office and those whom you meet",
      fr: "L’associé chargé du recrutement, les personnes qui lisent votre dossier dans l’un ou l’autre bureau et celles que vous rencontrez",
    },
    retention: [
      {
        period: years(2),
        from: {
          en: "after the last contact, unless you object",
          fr: "après le dernier échange, sauf opposition",
        },
      },
    ],
    transfer: "host",
  },
  {
    id: "partners-space",
    purpose: { en: "Running the investors’ space", fr: "Tenir l’espace investisseurs" },
    basis: "contract",
    ground: {
      en: "The client’s mandate; for those who act for an entity, and for readers whom an investor proposes, the legitimate interest of both in dealing with each other",
      fr: "Le mandat du client ; pour ceux qui agissent au nom d’une entité et pour les lecteurs qu’un investisseur propose, l’intérêt légitime des deux parties à traiter ensemble",
    },
    data: {
      en: "Name, entities, e-mail address, language, password as a hash; the public half of passkeys, the secret shared with an app, recovery codes as hashes; commitments, calls, payments, distributions and values; dates of the last visits, documents downloaded and when; name, address, language and end of access of a reader proposed",
      fr: "Nom, entités, adresse électronique, langue, mot de passe haché ; partie publique des clés d’accès, secret partagé avec une application, codes de secours hachés ; engagements, appels, versements, distributions et valeurs ; dates des dernières visites, documents téléchargés et quand ; nom, adresse, langue et fin d’accès d’un lecteur proposé",
    },
    required: {
      en: "The address, a password, and a second means of signing in where the account asks for it; documents can be had by post instead",
      fr: "L’adresse, un mot de passe et, quand le compte l’exige, un second moyen de connexion ; les documents peuvent aussi venir par la poste",
    },
    recipients: {
      en: "The team in charge of investors, the fund’s manager; those who act for the same entity see your name; you see your own log",
      fr: "L’équipe chargée des investisseurs, le gestionnaire du fonds ; les représentants de la même entité voient votre nom ; vous voyez votre propre journal",
    },
    retention: [
      { period: "relation", from: { en: "for the account", fr: "pour le compte" } },
      {
        period: years(retentionDays.documentDownloads / 365),
        from: {
          en: "after each download, for its line in the log",
          fr: "après chaque téléchargement, pour sa ligne au journal",
        },
      },
    ],
    transfer: "host",
  },
  {
    id: "sign-ins",
    purpose: {
      en: "Recording sign-ins and keeping accounts safe",
      fr: "Consigner les connexions et protéger les comptes",
    },
    basis: "interest",
    ground: {
      en: "Our interest, and that of account holders, in safe accounts; Article 32 of the regulation",
      fr: "Notre intérêt, et celui des titulaires, à des comptes protégés ; article 32 du règlement",
    },
    data: {
      en: "Account, date and kind of event (sign-ins, failed attempts, changes to the account), the network it came from, without the end of its address; for a session, the browser and the network address; for a browser that has signed in before, the fingerprint of a random number; for failed attempts, a count under a salted fingerprint of the account and of the network address",
      fr: "Compte, date et nature de l’événement (connexions, tentatives échouées, modifications du compte), réseau d’origine, sans la fin de l’adresse ; pour une session, le navigateur et l’adresse réseau ; pour un navigateur déjà connu, l’empreinte d’un numéro tiré au hasard ; pour les tentatives échouées, un décompte sous l’empreinte salée du compte et de l’adresse réseau",
    },
    required: { en: "Comes with every sign-in", fr: "Accompagne toute connexion" },
    recipients: {
      en: "The people who maintain the site; you see your own sessions and events",
      fr: "Les personnes qui entretiennent le site ; vous voyez vos propres sessions et événements",
    },
    retention: [
      {
        period: months(retentionDays.signIns),
        from: { en: "for the record of a session", fr: "pour la trace d’une session" },
      },
      {
        period: months(retentionDays.knownDevices),
        from: {
          en: "for sign-ins and changes to the account, and for a browser not seen again",
          fr: "pour les connexions et les modifications du compte, et pour un navigateur qui n’est pas revenu",
        },
      },
      {
        period: days(retentionDays.securityEvents),
        from: { en: "for a failed attempt", fr: "pour une tentative échouée" },
      },
      {
        period: days(retentionDays.limitCounts),
        from: { en: "for the count of failed attempts", fr: "pour le décompte des échecs" },
      },
    ],
    transfer: "host",
  },
  {
    id: "mandates",
    purpose: { en: "Carrying out a mandate", fr: "Exécuter un mandat" },
    basis: "contract",
    ground: {
      en: "The mandate; for investment advice, the records required by Article 72 of Delegated Regulation (EU) 2017/565",
      fr: "Le mandat ; pour le conseil en investissement, les enregistrements exigés par l’article 72 du règlement délégué (UE) 2017/565",
    },
    data: {
      en: "Contact persons and their functions; for a natural person, situation, knowledge, objectives, assets and sustainability preferences; correspondence, advice given, meetings",
      fr: "Interlocuteurs et fonctions ; pour une personne physique, situation, connaissances, objectifs, patrimoine et préférences de durabilité ; correspondance, conseils donnés, réunions",
    },
    required: {
      en: "The items that the suitability of advice requires: without them no recommendation may be given",
      fr: "Les éléments qu’exige l’adéquation du conseil : sans eux, aucune recommandation ne peut être donnée",
    },
    recipients: {
      en: "The team in charge and compliance; lawyers, auditors or banks that the client has agreed to; the supervisor on request",
      fr: "L’équipe chargée du mandat et la conformité ; les avocats, auditeurs ou banques que le client a acceptés ; l’autorité de contrôle sur demande",
    },
    retention: [
      { period: "mandate", from: { en: "for the file", fr: "pour le dossier" } },
      {
        period: years(5),
        from: {
          en: "after its end, for investment advice and for the French company",
          fr: "après son terme, pour le conseil en investissement et la société française",
        },
      },
      {
        period: years(10),
        from: {
          en: "after its end, for the Luxembourg company",
          fr: "après son terme, pour la société luxembourgeoise",
        },
      },
    ],
    transfer: "none",
  },
  {
    id: "invoices",
    purpose: { en: "Invoicing and accounts", fr: "Facturer et tenir les comptes" },
    basis: "obligation",
    ground: {
      en: "Article L. 123-22 of the French Commercial Code; Article 16 of the Luxembourg Commercial Code",
      fr: "Article L. 123-22 du code de commerce français ; article 16 du code de commerce luxembourgeois",
    },
    data: {
      en: "Name and address of the client or supplier, contact person, amounts, bank details",
      fr: "Nom et adresse du client ou du fournisseur, interlocuteur, montants, coordonnées bancaires",
    },
    required: {
      en: "The items that an invoice must bear by law",
      fr: "Les mentions que la loi impose sur une facture",
    },
    recipients: {
      en: "Accounts, the auditor, tax authorities",
      fr: "La comptabilité, le commissaire aux comptes, l’administration fiscale",
    },
    retention: [
      {
        period: years(10),
        from: { en: "after the end of the financial year", fr: "après la clôture de l’exercice" },
      },
    ],
    transfer: "none",
  },
  {
    id: "contacts",
    purpose: {
      en: "Keeping in touch with professional contacts",
      fr: "Entretenir des relations professionnelles",
    },
    basis: "interest",
    ground: {
      en: "Our interest in knowing managers, companies, advisers and journalists",
      fr: "Notre intérêt à connaître gérants, entreprises, conseils et journalistes",
    },
    data: {
      en: "Name, function, organisation, professional address and telephone, dates of exchanges; from the person concerned or from public sources",
      fr: "Nom, fonction, organisation, adresse et téléphone professionnels, dates des échanges ; de la personne elle-même ou de sources publiques",
    },
    required: { en: "Nothing: you may object", fr: "Rien : vous pouvez vous y opposer" },
    recipients: { en: "The teams of both companies", fr: "Les équipes des deux sociétés" },
    retention: [
      {
        period: years(3),
        from: {
          en: "after the last exchange, unless you object",
          fr: "après le dernier échange, sauf opposition",
        },
      },
    ],
    transfer: "none",
  },
  {
    id: "due-diligence",
    purpose: {
      en: "Knowing our clients, against money laundering",
      fr: "Connaître nos clients, contre le blanchiment",
    },
    basis: "obligation",
    ground: {
      en: "Article L. 561-5 of the French Monetary and Financial Code; Luxembourg law of 12 November 2004",
      fr: "Article L. 561-5 du code monétaire et financier ; loi luxembourgeoise du 12 novembre 2004",
    },
    data: {
      en: "Identity, beneficial owners, origin of funds, sanctions lists",
      fr: "Identité, bénéficiaires effectifs, origine des fonds, listes de sanctions",
    },
    required: {
      en: "All of it: without it no mandate may begin",
      fr: "Tout : sans cela, aucun mandat ne peut commencer",
    },
    recipients: {
      en: "The compliance officer; Tracfin or the Luxembourg financial intelligence unit if the law says so",
      fr: "La responsable de la conformité ; Tracfin ou la cellule de renseignement financier luxembourgeoise si la loi l’impose",
    },
    retention: [
      {
        period: years(5),
        from: { en: "after the relationship ends", fr: "après la fin de la relation" },
      },
    ],
    transfer: "none",
  },
  {
    id: "complaints",
    purpose: { en: "Dealing with a complaint", fr: "Traiter une réclamation" },
    basis: "obligation",
    ground: {
      en: "Article 26 of Delegated Regulation (EU) 2017/565 for investment advice; otherwise our interest in settling disputes",
      fr: "Article 26 du règlement délégué (UE) 2017/565 pour le conseil en investissement ; à défaut, notre intérêt à régler les litiges",
    },
    data: {
      en: "The complaint, the file it concerns, the answer",
      fr: "La réclamation, le dossier concerné, la réponse",
    },
    required: {
      en: "Enough to find the file",
      fr: "De quoi retrouver le dossier",
    },
    recipients: {
      en: "The person in charge of complaints; the team concerned, a partner of another team, the management and the insurer where needed; the ombudsman or the authority you turn to",
      fr: "La personne chargée des réclamations ; l’équipe concernée, un associé d’une autre équipe, la direction et l’assureur au besoin ; le médiateur ou l’autorité que vous saisissez",
    },
    retention: [
      { period: years(5), from: { en: "after the answer", fr: "après la réponse" } },
      {
        period: months(retentionDays.contactMessages),
        from: {
          en: "for a message sent through the contact page",
          fr: "pour un message envoyé par la page de contact",
        },
      },
    ],
    transfer: "arrival",
  },
  {
    id: "reports",
    purpose: { en: "Following up a whistleblower’s report", fr: "Donner suite à une alerte" },
    basis: "obligation",
    ground: {
      en: "French law no. 2016-1691 of 9 December 2016, Article 8; Luxembourg law of 16 May 2023",
      fr: "Loi française n° 2016-1691 du 9 décembre 2016, article 8 ; loi luxembourgeoise du 16 mai 2023",
    },
    data: {
      en: "The report, who made it unless anonymous, who is named in it, what was checked",
      fr: "Le signalement, son auteur sauf anonymat, les personnes visées, les vérifications faites",
    },
    required: {
      en: "Nothing: a report may be anonymous",
      fr: "Rien : un signalement peut être anonyme",
    },
    recipients: {
      en: "The compliance officer; in her place the chair or the board of managers if the report concerns her; an outside lawyer or auditor, without your identity; a court or an authority if the law says so",
      fr: "La responsable de la conformité ; à sa place, la présidente ou le conseil de gérance si l’alerte la vise ; un avocat ou un auditeur extérieur, sans votre identité ; une juridiction ou une autorité si la loi l’impose",
    },
    retention: [
      {
        period: { amount: 2, unit: "month" },
        from: {
          en: "after closing without further action; otherwise until proceedings end",
          fr: "après la clôture sans suite ; sinon jusqu’au terme des procédures",
        },
      },
    ],
    transfer: "none",
  },
  {
    id: "rights",
    purpose: {
      en: "Answering a request about your data",
      fr: "Répondre à l’exercice de vos droits",
    },
    basis: "obligation",
    ground: {
      en: "Articles 12 to 22 of the regulation",
      fr: "Articles 12 à 22 du règlement",
    },
    data: {
      en: "The request, the answer; proof of identity only where there is a doubt",
      fr: "La demande, la réponse ; un justificatif d’identité seulement en cas de doute",
    },
    required: {
      en: "A way to recognise you",
      fr: "De quoi vous reconnaître",
    },
    recipients: {
      en: "The person in charge of personal data",
      fr: "La personne chargée des données personnelles",
    },
    retention: [
      {
        period: { amount: 12, unit: "month" },
        from: { en: "after the answer", fr: "après la réponse" },
      },
      {
        period: years(3),
        from: {
          en: "after the request was done, for the proof of it, without your address: its kind, its dates, its language, what was done and a keyed fingerprint",
          fr: "après la fin de la demande, pour en garder la preuve, sans votre adresse : sa nature, ses dates, sa langue, ce qui a été fait et une empreinte à clé",
        },
      },
      {
        period: days(3),
        from: {
          en: "for the address itself, after you fetched your data or where our last mail did not reach it",
          fr: "pour l’adresse elle-même, après la remise de vos données ou si notre dernier courriel n’y est pas parvenu",
        },
      },
      {
        period: days(1),
        from: {
          en: "for a proof of identity, once checked",
          fr: "pour un justificatif, une fois vérifié",
        },
      },
    ],
    transfer: "host",
  },
]) satisfies readonly Processing[];

/** Only if the tag of the professional network has an id: without one, nothing of this is done. */
const whenTagged = stated({
  id: "announcements",
  purpose: {
    en: "Showing you our announcements on the professional network",
    fr: "Vous montrer nos annonces sur le réseau professionnel",
  },
  basis: "consent",
  ground: {
    en: "Category “targeting” of the question on cookies",
    fr: "Catégorie « ciblage » de la question sur les cookies",
  },
  data: {
    en: "That your browser visited us, under the network’s own number",
    fr: "La visite de votre navigateur, sous le numéro que le réseau lui donne",
  },
  required: {
    en: "Nothing: optional, off until you allow it",
    fr: "Rien : facultatif, et arrêté tant que vous ne l’autorisez pas",
  },
  recipients: {
    en: "The professional network, responsible together with us",
    fr: "Le réseau professionnel, responsable conjointement avec nous",
  },
  retention: [
    {
      period: { amount: professionalNetworkTag.months, unit: "month" },
      from: { en: "after the visit", fr: "après la visite" },
    },
  ],
  transfer: "network",
}) satisfies Processing;

export const processings: readonly Processing[] = isInUse("targeting")
  ? [...always, whenTagged]
  : always;
