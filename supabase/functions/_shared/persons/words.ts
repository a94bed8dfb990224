/** The words of what a person is given, and of why something stays. */
import type { Bilingual } from "../../../../core/languages.ts";
import type { Ground } from "./registry.ts";

export const grounds: Record<Ground, Bilingual> = {
  contract: {
    en: "a contract in force (GDPR, article 6(1)(b))",
    fr: "un contrat en cours (RGPD, article 6, § 1, b)",
  },
  "fund-records": {
    en: "the fund’s records, kept for ten years (GDPR, article 17(3)(b)); without the account, the entry names nobody",
    fr: "les archives du fonds, gardées dix ans (RGPD, article 17, § 3, b) ; sans le compte, la ligne ne désigne personne",
  },
  accountability: {
    en: "the ledger of the firm’s own acts (GDPR, article 5(2))",
    fr: "le registre des actes de la maison (RGPD, article 5, § 2)",
  },
  "consent-proof": {
    en: "proof of consent (GDPR, article 7(1))",
    fr: "la preuve du consentement (RGPD, article 7, § 1)",
  },
};

export const readableWords = {
  title: {
    en: "What {{firm}} keeps about you",
    fr: "Ce que {{firm}} conserve à votre sujet",
  },
  lede: {
    en: "Made on {{moment}}, after you proved your address by the link we mailed to you. Passwords, keys and the numbers that join our tables are left out: they say nothing about you, and would help someone to enter in your place.",
    fr: "Établi le {{moment}}, après que vous avez prouvé votre adresse par le lien de notre courriel. Les mots de passe, les clés et les numéros qui relient nos tables n’y sont pas : ils ne disent rien de vous, et aideraient quelqu’un à entrer à votre place.",
  },
  none: {
    en: "We keep nothing under this address.",
    fr: "Nous ne conservons rien sous cette adresse.",
  },
  empty: { en: "none", fr: "néant" },
  yes: { en: "yes", fr: "oui" },
  no: { en: "no", fr: "non" },
} satisfies Record<string, Bilingual>;

/** What a column is called in the file that a person is given. */
export const columnWords: Readonly<Record<string, Bilingual>> = {
  act: { en: "Act", fr: "Acte" },
  about: { en: "About", fr: "Objet" },
  actor_name: { en: "Name", fr: "Nom" },
  address: { en: "E-mail", fr: "Adresse e-mail" },
  at: { en: "When", fr: "Quand" },
  attempts: { en: "Attempts", fr: "Tentatives" },
  began: { en: "Since", fr: "Depuis" },
  certificate: { en: "Certificate", fr: "Certificat" },
  confirmed_at: { en: "Confirmed", fr: "Confirmé" },
  count: { en: "Count", fr: "Nombre" },
  created_at: { en: "Made", fr: "Créé" },
  detail: { en: "Detail", fr: "Détail" },
  document_id: { en: "Document number", fr: "Numéro du document" },
  done_at: { en: "Done", fr: "Terminé" },
  due_at: { en: "Due", fr: "Échéance" },
  email: { en: "E-mail", fr: "Adresse e-mail" },
  email_change: { en: "New e-mail asked for", fr: "Nouvelle adresse demandée" },
  email_confirmed_at: { en: "E-mail confirmed", fr: "Adresse confirmée" },
  ends_at: { en: "Ends", fr: "Fin" },
  entered_at: { en: "First came in", fr: "Première venue" },
  entity_id: { en: "Number of the entity", fr: "Numéro de l’entité" },
  expires_at: { en: "Valid until", fr: "Valable jusqu’au" },
  identity_data: { en: "What it says of you", fr: "Ce qu’elle dit de vous" },
  invited_at: { en: "Invited", fr: "Invitation" },
  ip: { en: "Network address", fr: "Adresse réseau" },
  ip_address: { en: "Network address", fr: "Adresse réseau" },
  kind: { en: "Kind", fr: "Nature" },
  language: { en: "Language", fr: "Langue" },
  last_error: { en: "Why it failed", fr: "Cause de l’échec" },
  last_sign_in_at: { en: "Last sign-in", fr: "Dernière connexion" },
  made_at: { en: "Made", fr: "Créé" },
  message: { en: "Message", fr: "Message" },
  name: { en: "Name", fr: "Nom" },
  network: { en: "Network, shortened", fr: "Réseau, abrégé" },
  not_after: { en: "Ends", fr: "Fin" },
  noted_at: { en: "Noted", fr: "Noté" },
  opened_at: { en: "Opened", fr: "Ouvert" },
  payload: { en: "Entry", fr: "Ligne" },
  phone: { en: "Telephone", fr: "Téléphone" },
  phone_change: { en: "New telephone asked for", fr: "Nouveau téléphone demandé" },
  proven_at: { en: "Proven", fr: "Prouvé" },
  provider: { en: "By", fr: "Par" },
  purpose: { en: "Purpose", fr: "Objet" },
  raw_user_meta_data: { en: "Further", fr: "Divers" },
  received_at: { en: "Received", fr: "Reçu" },
  reference: { en: "Reference", fr: "Référence" },
  refreshed_at: { en: "Continued", fr: "Prolongée" },
  revoked: { en: "Ended", fr: "Terminée" },
  revoked_at: { en: "Access closed", fr: "Accès fermé" },
  role: { en: "Role", fr: "Rôle" },
  seen_at: { en: "Last visit", fr: "Dernière visite" },
  seen_before: { en: "Visit before", fr: "Visite précédente" },
  settled_at: { en: "Settled", fr: "Réglé" },
  state: { en: "State", fr: "État" },
  subject: { en: "Subject", fr: "Sujet" },
  template: { en: "Mail", fr: "Courriel" },
  updated_at: { en: "Changed", fr: "Modifié" },
  used_at: { en: "Used", fr: "Utilisé" },
  user_agent: { en: "Browser", fr: "Navigateur" },
  version: { en: "Version", fr: "Version" },
};
