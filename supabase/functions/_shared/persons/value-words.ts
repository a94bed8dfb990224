/**
 * What the words that our tables hold are called in the file that a person is given. Only of columns that
 * have a choice of such words: what somebody wrote stays as it is.
 */
import subjectsEn from "../../../../core/contact-subjects.en.ts";
import subjectsFr from "../../../../core/contact-subjects.fr.ts";
import type { Bilingual } from "../../../../core/languages.ts";

type Words = Readonly<Record<string, Bilingual>>;

const subjects = Object.fromEntries(
  Object.entries(subjectsEn).map(([subject, { name }]) => [
    subject,
    { en: name, fr: subjectsFr[subject as keyof typeof subjectsFr].name },
  ]),
);

const returns: Words = {
  server: { en: "refused by the mail server", fr: "refusé par le serveur de courriel" },
  unknown: { en: "no such mailbox", fr: "boîte inexistante" },
  full: { en: "mailbox full", fr: "boîte pleine" },
  refused: { en: "refused as unwanted", fr: "refusé comme indésirable" },
  other: { en: "another reason", fr: "autre raison" },
};

export const valueWords: Readonly<Record<string, Words>> = {
  whose: {
    investor: { en: "an investor", fr: "un investisseur" },
    colleague: { en: "a colleague", fr: "un collègue" },
    both: { en: "a colleague who is an investor", fr: "un collègue investisseur" },
  },
  kind: {
    // Of an entry about a message.
    note: { en: "note", fr: "note interne" },
    answer: { en: "answer", fr: "réponse" },
    // Of an entry in the register of incidents.
    opened: { en: "opening", fr: "ouverture" },
    known: { en: "when it became known", fr: "depuis quand on le sait" },
    assessed: { en: "how serious it is", fr: "appréciation de la gravité" },
    told: { en: "who was told", fr: "qui a été informé" },
    closed: { en: "closing", fr: "clôture" },
    reopened: { en: "reopening", fr: "réouverture" },
    state: { en: "change of state", fr: "changement d’état" },
    assignee: { en: "change of who has it", fr: "changement de responsable" },
    unsent: { en: "answer that was never sent", fr: "réponse qui n’est jamais partie" },
    // Of a work, and of a mail about one.
    edition: { en: "edition of a legal text", fr: "édition d’un texte légal" },
    page: { en: "change of the site’s pages", fr: "modification des pages du site" },
    publication: { en: "publication", fr: "publication" },
    mark: { en: "mark of a demonstration", fr: "mention de démonstration" },
    // Of news about a reader that an investor proposes.
    withdrawn: { en: "taken back", fr: "retrait" },
    refused: { en: "refused", fr: "refus" },
    admitted: { en: "let in", fr: "admission" },
    ended: { en: "ended", fr: "fin" },
    // Of a request.
    access: { en: "access", fr: "accès" },
    erasure: { en: "erasure", fr: "effacement" },
    // Of a way to sign in, and of its use.
    passkey: { en: "passkey", fr: "clé d’accès" },
    code: { en: "app with codes", fr: "application de codes" },
    "recovery-code": { en: "recovery code", fr: "code de secours" },
    "sign-in": { en: "sign-in", fr: "connexion" },
    prove: { en: "second step of a sign-in", fr: "seconde étape d’une connexion" },
    "add-passkey": { en: "adding a passkey", fr: "ajout d’une clé d’accès" },
    "add-code": { en: "adding an app with codes", fr: "ajout d’une application de codes" },
    // Of what was looked at or refused at the desk, and of what a colleague is told.
    view: { en: "look at an investor’s data", fr: "consultation de données d’investisseur" },
    refusal: { en: "refused act", fr: "acte refusé" },
    terminal: { en: "done from the terminal", fr: "fait depuis le terminal" },
    proposed: { en: "proposed", fr: "proposé" },
    confirmed: { en: "confirmed by a second person", fr: "confirmé par une seconde personne" },
    waits: { en: "waits for approval", fr: "attend une approbation" },
    // Of what happened to an account.
    "password-given": { en: "correct password entered", fr: "bon mot de passe donné" },
    "signed-in": { en: "signed in", fr: "connexion" },
    "sign-in-failed": { en: "failed sign-in", fr: "connexion manquée" },
    "factor-failed": { en: "wrong code or passkey", fr: "code erroné, ou clé d’accès refusée" },
    "password-changed": { en: "password changed", fr: "mot de passe changé" },
    "factor-added": { en: "way to sign in added", fr: "moyen de connexion ajouté" },
    "factor-removed": { en: "way to sign in removed", fr: "moyen de connexion retiré" },
    "codes-made": { en: "new recovery codes", fr: "nouveaux codes de secours" },
    "recovery-used": { en: "recovery code used", fr: "code de secours utilisé" },
    "factors-reset": { en: "ways to sign in removed", fr: "moyens de connexion retirés" },
    "entity-added": { en: "entity added", fr: "entité ajoutée" },
    "recovery-asked": {
      en: "link for a password asked for",
      fr: "lien pour un mot de passe demandé",
    },
    "link-used": { en: "link for a password used", fr: "lien pour un mot de passe utilisé" },
    "password-chosen": { en: "first password chosen", fr: "premier mot de passe choisi" },
    // Of what was written or brought at the desk.
    "standard-answer": { en: "standard answer", fr: "réponse type" },
    release: { en: "release", fr: "diffusion" },
    letter: { en: "letter", fr: "lettre" },
    invitations: { en: "invitations", fr: "invitations" },
    commitments: { en: "commitments", fr: "engagements" },
    notices: { en: "lines of accounts", fr: "lignes de comptes" },
    statements: { en: "valuations", fr: "valorisations" },
    readers: { en: "readers of letters", fr: "lecteurs des lettres" },
  },
  state: {
    new: { en: "new", fr: "nouveau" },
    taken: { en: "taken", fr: "pris en charge" },
    answered: { en: "answered", fr: "répondu" },
    closed: { en: "closed", fr: "clos" },
    queued: { en: "waiting to go", fr: "en attente d’envoi" },
    sent: { en: "sent", fr: "envoyé" },
    dead: { en: "given up", fr: "abandonné" },
    ready: { en: "waiting to go", fr: "en attente d’envoi" },
    sending: { en: "being sent", fr: "en cours d’envoi" },
    accepted: { en: "accepted", fr: "accepté" },
    refused: { en: "refused", fr: "refusé" },
    unknown: { en: "not known whether it went", fr: "envoi incertain" },
    left: { en: "left", fr: "laissé" },
    scheduled: { en: "scheduled", fr: "prévu" },
    asks: { en: "waiting for a decision", fr: "en attente d’une décision" },
    running: { en: "under way", fr: "en cours" },
    paused: { en: "paused", fr: "en pause" },
    stopped: { en: "stopped", fr: "arrêté" },
    done: { en: "done", fr: "terminé" },
  },
  outcome: {
    accepted: { en: "accepted", fr: "accepté" },
    refused: { en: "refused", fr: "refusé" },
    "left-out": { en: "not sent", fr: "non envoyé" },
  },
  subject: subjects,
  language: {
    en: { en: "English", fr: "anglais" },
    fr: { en: "French", fr: "français" },
  },
  purpose: {
    confirm: { en: "to confirm", fr: "pour confirmer" },
    unsubscribe: { en: "to unsubscribe", fr: "pour se désinscrire" },
    proof: { en: "to prove the address", fr: "pour prouver l’adresse" },
    data: { en: "to fetch the data", fr: "pour prendre les données" },
  },
  role: {
    full: { en: "full", fr: "entier" },
    read: { en: "read only", fr: "lecture seule" },
    communications: { en: "communications", fr: "communication" },
    relations: { en: "investor relations", fr: "relations investisseurs" },
    compliance: { en: "compliance", fr: "conformité" },
    administrator: { en: "administrator", fr: "administration" },
    reader: { en: "reader", fr: "lecture" },
  },
  notices: {
    "at-once": { en: "at once", fr: "aussitôt" },
    daily: { en: "once a day", fr: "une fois par jour" },
    weekly: { en: "once a week", fr: "une fois par semaine" },
  },
  source: {
    site: { en: "this site", fr: "ce site" },
    import: { en: "a list that was brought in", fr: "une liste importée" },
  },
  lane: {
    normal: { en: "usual", fr: "habituelle" },
    emergency: { en: "urgent", fr: "urgente" },
  },
  reason: returns,
  return_reason: returns,
  template: {
    "newsletter-confirm": { en: "newsletter: confirmation", fr: "lettre\u202f: confirmation" },
    "newsletter-welcome": { en: "newsletter: welcome", fr: "lettre\u202f: bienvenue" },
    "contact-acknowledgement": { en: "acknowledgement", fr: "accusé de réception" },
    "contact-notification": { en: "your message, to us", fr: "votre message, à la maison" },
    "contact-answer": { en: "answer", fr: "réponse" },
    "contact-answer-copy": { en: "copy of the answer, to us", fr: "copie de la réponse" },
    "person-erased": { en: "erasure done", fr: "effacement fait" },
    "person-data": { en: "link to your data", fr: "lien vers vos données" },
    "person-proof": { en: "proof of the address", fr: "preuve de l’adresse" },
    "lp-invitation": { en: "invitation", fr: "invitation" },
    "lp-recovery": { en: "new password", fr: "nouveau mot de passe" },
    "lp-document": { en: "a document is there", fr: "un document est arrivé" },
    "lp-call": { en: "capital call", fr: "appel de fonds" },
    "lp-digest": { en: "documents of a period", fr: "documents d’une période" },
    "lp-reader": { en: "a reader of an entity", fr: "un lecteur d’une entité" },
    "lp-withdrawn": { en: "a document was withdrawn", fr: "un document est retiré" },
    "lp-account-change": { en: "a fund’s bank details", fr: "coordonnées bancaires d’un fonds" },
    "staff-invitation": { en: "invitation to the desk", fr: "invitation au bureau" },
    "staff-notice": { en: "what a colleague did", fr: "ce qu’a fait un collègue" },
    "letter-test": { en: "test of a letter", fr: "essai d’une lettre" },
    "account-change": { en: "the account was changed", fr: "le compte a été modifié" },
  },
};
