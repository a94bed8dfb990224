/**
 * What is deleted, when, and on what ground: the one table from which the job, the alert, the desk's
 * room *Retention* and its files come; a test compares it with the privacy page. It is long because
 * it is a register.
 */
import type { Bilingual } from "../../../../core/languages.ts";
import { retentionDays } from "../../../../core/retention.ts";

/** Long periods are said in months or years. */
type Unit = "day" | "month" | "year";

type Deletion = {
  table: string;
  /** Further tables that it looks at. */
  using?: string;
  /** The moment, a column or an expression, from which the period counts. */
  since: string;
  where?: string;
  /** What is written in place of a deletion. */
  set?: string;
};

type Said = {
  /** What goes. */
  what: Bilingual;
  /** From when on it is kept, as the privacy page says it after the period. */
  from: Bilingual;
  /** The same, where the page says it of another processing. */
  also?: Bilingual;
  /** What the period rests on. */
  ground: Bilingual;
  /** What happens where a person asks before that for the erasure of their data. */
  erasure: Bilingual;
};

export type Rule = Said & {
  days: number;
  unit: Unit;
  /** Nothing on the privacy page: it says nothing of those who read that page. */
  inner?: true;
  /** A project hosted elsewhere deletes these rows itself, and may let nobody else. */
  hosted?: true;
  deletes: readonly [Deletion, ...Deletion[]];
};

/** What no program deletes. */
export type Kept = Said & {
  period: Bilingual;
  /** Who sees to it. */
  by: Bilingual;
};

const goes: Bilingual = { en: "Goes at once.", fr: "Effacé aussitôt." };
const nameless: Bilingual = {
  en: "Nothing to erase: it leads to nobody.",
  fr: "Rien à effacer\u202f: cela ne mène à personne.",
};
const withAccount: Bilingual = {
  en: "Goes with the account; stays while a contract binds it (Article 17(3)(b)).",
  fr: "Effacé avec le compte\u202f; conservé tant qu’un contrat le lie (article 17, § 3, b).",
};
const security: Bilingual = {
  en: "Security of processing, Articles 6(1)(f) and 32 of the GDPR",
  fr: "Sécurité du traitement, articles 6, § 1, f et 32 du RGPD",
};
const accountable: Bilingual = {
  en: "Accountability, Article 5(2) of the GDPR",
  fr: "Responsabilité, article 5, § 2 du RGPD",
};
const interest: Bilingual = {
  en: "Our interest in knowing whether a mail arrived, Article 6(1)(f) of the GDPR",
  fr: "Notre intérêt à savoir si un courriel est arrivé, article 6, § 1, f du RGPD",
};
const minimal: Bilingual = {
  en: "Storage limitation, Article 5(1)(e) of the GDPR",
  fr: "Limitation de la conservation, article 5, § 1, e du RGPD",
};
const preparing: Bilingual = {
  en: "Storage limitation, Article 5(1)(e) of the GDPR: nobody works on it any more",
  fr: "Limitation de la conservation, article 5, § 1, e du RGPD\u202f: plus personne n’y travaille",
};

export const rules = {
  "limit-counts": {
    what: { en: "Counts of requests", fr: "Décomptes des demandes" },
    days: retentionDays.limitCounts,
    unit: "day",
    from: { en: "after the message was sent", fr: "après l’envoi" },
    also: { en: "for the count of failed attempts", fr: "pour le décompte des échecs" },
    ground: security,
    erasure: goes,
    deletes: [{ table: "private.limit_counts", since: "began" }],
  },
  "sign-ins-under-way": {
    what: { en: "Sign-ins under way", fr: "Connexions en cours" },
    days: 0,
    unit: "day",
    from: { en: "from the end of their time", fr: "dès que leur temps est écoulé" },
    ground: security,
    erasure: withAccount,
    inner: true,
    deletes: [
      { table: "private.challenges", since: "expires_at" },
      { table: "private.passkey_grants", since: "expires_at" },
      { table: "private.enrolments", since: "expires_at", where: "code_hash is null" },
    ],
  },
  "unfinished-uploads": {
    what: { en: "Files that did not arrive whole", fr: "Fichiers arrivés en partie" },
    days: retentionDays.unfinishedUploads,
    unit: "day",
    from: { en: "after the first part", fr: "après la première partie" },
    ground: preparing,
    erasure: withAccount,
    inner: true,
    deletes: [{ table: "private.uploads", since: "began_at" }],
  },
  "unconfirmed-subscribers": {
    what: {
      en: "Subscriptions that nobody confirmed",
      fr: "Inscriptions que personne n’a confirmées",
    },
    days: retentionDays.unconfirmedSubscribers,
    unit: "day",
    from: { en: "when nobody confirms", fr: "si personne ne confirme" },
    ground: {
      en: "No consent was given, Articles 5(1)(e) and 6(1)(a) of the GDPR",
      fr: "Aucun consentement n’a été donné, articles 5, § 1, e et 6, § 1, a du RGPD",
    },
    erasure: goes,
    deletes: [
      {
        table: "public.newsletter_subscribers",
        since: "created_at",
        where: "confirmed_at is null",
      },
    ],
  },
  "request-addresses": {
    what: {
      en: "Addresses of requests about personal data",
      fr: "Adresses des demandes sur les données personnelles",
    },
    days: retentionDays.requestAddresses,
    unit: "day",
    from: {
      en: "for the address itself, after you fetched your data or where our last mail did not reach it",
      fr: "pour l’adresse elle-même, après la remise de vos données ou si notre dernier courriel n’y est pas parvenu",
    },
    ground: minimal,
    erasure: goes,
    deletes: [
      {
        table: "private.person_requests",
        since: "done_at",
        where: "address is not null",
        set: "address = null",
      },
      {
        // They fetched their data by the private link: nothing is left to be done.
        table: "private.person_requests",
        since: "handed_at",
        where: "done_at is null and kind = 'access'",
        set: "address = null, done_at = now(), outcome = 'handed'",
      },
    ],
  },
  "settled-mail": {
    what: { en: "Mails that were sent or given up", fr: "Courriels envoyés ou abandonnés" },
    days: retentionDays.settledMail,
    unit: "day",
    from: { en: "for the record of the mail we sent", fr: "pour la trace du courriel envoyé" },
    ground: interest,
    erasure: withAccount,
    deletes: [{ table: "private.outbox", since: "settled_at", where: "state <> 'queued'" }],
  },
  "used-links": {
    what: { en: "Links in mails", fr: "Liens des courriels" },
    days: retentionDays.usedLinks,
    unit: "day",
    from: {
      en: "for the fingerprint of a used link",
      fr: "pour l’empreinte d’un lien déjà utilisé",
    },
    ground: security,
    erasure: withAccount,
    deletes: [
      { table: "private.newsletter_links", since: "coalesce(used_at, expires_at)" },
      { table: "private.sign_in_links", since: "coalesce(used_at, expires_at)" },
      { table: "private.person_links", since: "coalesce(used_at, expires_at)" },
    ],
  },
  "failed-attempts": {
    what: { en: "Failed sign-ins", fr: "Tentatives de connexion échouées" },
    days: retentionDays.securityEvents,
    unit: "day",
    from: { en: "for a failed attempt", fr: "pour une tentative échouée" },
    ground: security,
    erasure: withAccount,
    deletes: [
      {
        table: "private.security_events",
        since: "at",
        where: "kind in ('sign-in-failed', 'factor-failed')",
      },
    ],
  },
  "staged-files": {
    what: {
      en: "Files and sheets of releases that nobody finished",
      fr: "Fichiers et feuilles de diffusions inachevées",
    },
    days: retentionDays.stagedFiles,
    unit: "day",
    from: { en: "after the last work on them", fr: "après le dernier travail" },
    ground: preparing,
    erasure: withAccount,
    inner: true,
    deletes: [
      {
        // A file stays for as long as somebody works on its release.
        table: "private.staged_files",
        since: "staged_at",
        where: `not exists (
          select from private.works_now as works
          where works.kind = 'release' and works.live_revision is null
            and works.changed_at >= now() - interval '${retentionDays.stagedFiles} days'
            and works.content -> 'documents' @> jsonb_build_array(
              jsonb_build_object('sha256', staged_files.sha256)
            )
        )`,
      },
      { table: "private.sheets", since: "made_at", where: "sealed_at is null" },
      {
        table: "private.sheet_lines",
        using: "private.sheets, private.works",
        since: "works.changed_at",
        where: `sheets.id = sheet_lines.sheet_id and works.id = sheets.work_id
          and sheets.kind = 'invitations'`,
      },
      { table: "private.corrected_lines", since: "typed_at" },
      {
        // What was said of two addresses, once neither belongs to anybody or is about to.
        table: "private.person_pairs",
        since: "said_at",
        where: `not exists (
          select from auth.users where lower(email) in (person_pairs.one, person_pairs.other)
        ) and not exists (
          select from private.sheet_lines
          where lower(fields ->> 'email') in (person_pairs.one, person_pairs.other)
        )`,
      },
    ],
  },
  "acts-on-many": {
    what: {
      en: "What became of each in an act on many",
      fr: "Sort de chacun dans une action groupée",
    },
    days: retentionDays.actsOnMany,
    unit: "day",
    from: { en: "after the act", fr: "après l’action" },
    ground: preparing,
    erasure: nameless,
    inner: true,
    deletes: [{ table: "private.many", since: "asked_at" }],
  },
  "letter-pictures": {
    what: { en: "Pictures that no letter uses", fr: "Images qu’aucune lettre n’emploie" },
    days: retentionDays.stagedFiles,
    unit: "day",
    from: { en: "after they were added", fr: "après leur ajout" },
    ground: preparing,
    erasure: nameless,
    inner: true,
    deletes: [
      {
        // One that a revision names stays: a revision never changes.
        table: "public.letter_pictures",
        since: "added_at",
        where: `not exists (
          select from private.revisions
          where strpos(revisions.content::text, 'picture:' || letter_pictures.hash) > 0
        )`,
      },
    ],
  },
  "publication-pdfs": {
    what: {
      en: "PDFs that no publication uses",
      fr: "PDF qu’aucune publication n’emploie",
    },
    days: retentionDays.stagedFiles,
    unit: "day",
    from: { en: "after they were added", fr: "après leur ajout" },
    ground: preparing,
    erasure: nameless,
    inner: true,
    deletes: [
      {
        // One that a version names stays, also once that was taken back; of one given up it goes.
        table: "public.publication_pdfs",
        since: "added_at",
        where: "not private.is_pdf_in_use(hash)",
      },
    ],
  },
  "lapsed-proposals": {
    what: {
      en: "Proposals of access that nobody confirmed",
      fr: "Accès proposés que personne n’a confirmés",
    },
    days: retentionDays.proposals,
    unit: "day",
    from: { en: "after the proposal", fr: "après la proposition" },
    ground: minimal,
    erasure: goes,
    inner: true,
    deletes: [
      {
        table: "private.proposals",
        since: "proposed_at",
        where: "settled_at is null",
        set: "settled_at = now(), outcome = 'lapsed', fields = '{}'",
      },
    ],
  },
  "account-events": {
    what: {
      en: "Sign-ins, changes to an account, browsers not seen again",
      fr: "Connexions, modifications d’un compte, navigateurs qui ne sont pas revenus",
    },
    days: retentionDays.knownDevices,
    unit: "month",
    from: {
      en: "for sign-ins and changes to the account, and for a browser not seen again",
      fr: "pour les connexions et les modifications du compte, et pour un navigateur qui n’est pas revenu",
    },
    ground: security,
    erasure: withAccount,
    deletes: [
      {
        table: "private.security_events",
        since: "at",
        where: "kind not in ('sign-in-failed', 'factor-failed')",
      },
      { table: "private.known_devices", since: "seen_at" },
    ],
  },
  "contact-messages": {
    what: { en: "Messages by the contact form", fr: "Messages du formulaire de contact" },
    days: retentionDays.contactMessages,
    unit: "month",
    from: { en: "after receipt of the message", fr: "après réception du message" },
    also: {
      en: "for a message sent through the contact page",
      fr: "pour un message envoyé par la page de contact",
    },
    ground: {
      en: "Our interest in answering, Article 6(1)(f) of the GDPR; what belongs to a client’s file is in it by then",
      fr: "Notre intérêt à répondre, article 6, § 1, f du RGPD\u202f; ce qui relève du dossier d’un client y figure alors déjà",
    },
    erasure: {
      en: "Goes at once; a complaint and its answer stay until then (Article 17(3)(b) and (e)).",
      fr: "Effacé aussitôt\u202f; une réclamation et sa réponse restent jusqu’au terme (article 17, § 3, b et e).",
    },
    deletes: [{ table: "private.contact_messages", since: "received_at" }],
  },
  sessions: {
    what: { en: "Sessions, and the log of sign-ins", fr: "Sessions, et journal des connexions" },
    days: retentionDays.signIns,
    unit: "month",
    from: { en: "for the record of a session", fr: "pour la trace d’une session" },
    ground: security,
    erasure: withAccount,
    hosted: true,
    deletes: [
      { table: "auth.sessions", since: "updated_at" },
      { table: "auth.audit_log_entries", since: "created_at" },
    ],
  },
  accesses: {
    what: {
      en: "Looks at investors’ data at the desk, refused acts, notices to colleagues",
      fr: "Consultations de données d’investisseurs au bureau, actions refusées, avis aux collègues",
    },
    days: retentionDays.accesses,
    unit: "month",
    from: { en: "after the last time", fr: "après la dernière fois" },
    ground: accountable,
    erasure: {
      en: "Stays until then: it says what a colleague did, and of investors only whose data it was.",
      fr: "Conservé jusqu’au terme\u202f: il dit ce qu’a fait un collègue et, des investisseurs, seulement de qui étaient les données.",
    },
    inner: true,
    deletes: [
      { table: "private.accesses", since: "last_at" },
      { table: "private.colleague_notices", since: "at" },
    ],
  },
  "web-vitals": {
    what: { en: "Measurements of pages", fr: "Mesures des pages" },
    days: retentionDays.webVitals,
    unit: "month",
    from: { en: "after the visit", fr: "après la visite" },
    ground: {
      en: "Consent to performance cookies, Article 6(1)(a) of the GDPR",
      fr: "Consentement aux cookies de performance, article 6, § 1, a du RGPD",
    },
    erasure: nameless,
    // The whole day counts.
    deletes: [{ table: "private.web_vitals", since: "day + 1" }],
  },
  "consent-records": {
    what: { en: "Choices on cookies", fr: "Choix sur les cookies" },
    days: retentionDays.consentRecords,
    unit: "year",
    from: { en: "for the record that proves it", fr: "pour l’enregistrement qui en fait foi" },
    ground: {
      en: "Proof of consent, Article 7(1) of the GDPR",
      fr: "Preuve du consentement, article 7, § 1 du RGPD",
    },
    erasure: nameless,
    deletes: [{ table: "private.consent_records", since: "recorded_at" }],
  },
  "newsletter-proofs": {
    what: { en: "Proofs of consent to our letters", fr: "Preuves du consentement à nos lettres" },
    days: retentionDays.newsletterProofs,
    unit: "year",
    from: {
      en: "after you leave, for the proof of your consent, without your address: its dates, its language and a keyed fingerprint",
      fr: "après votre départ, pour la preuve de votre consentement, sans votre adresse\u202f: ses dates, sa langue et une empreinte à clé",
    },
    ground: {
      en: "Proof of consent, Article 7(1) of the GDPR",
      fr: "Preuve du consentement, article 7, § 1 du RGPD",
    },
    erasure: {
      en: "Stays until then, without the address (Article 17(3)(e)).",
      fr: "Conservée jusqu’au terme, sans l’adresse (article 17, § 3, e).",
    },
    deletes: [{ table: "private.newsletter_proofs", since: "left_at" }],
  },
  "person-requests": {
    what: {
      en: "Requests about personal data, without the address",
      fr: "Demandes sur les données personnelles, sans l’adresse",
    },
    days: retentionDays.personRequests,
    unit: "year",
    from: {
      en: "after the request was done, for the proof of it, without your address: its kind, its dates, its language, what was done and a keyed fingerprint",
      fr: "après la fin de la demande, pour en garder la preuve, sans votre adresse : sa nature, ses dates, sa langue, ce qui a été fait et une empreinte à clé",
    },
    ground: accountable,
    erasure: {
      en: "Stays until then: it proves the erasure, and repeats it after a restore.",
      fr: "Conservée jusqu’au terme\u202f: elle prouve l’effacement, et le refait après une restauration.",
    },
    deletes: [{ table: "private.person_requests", since: "done_at" }],
  },
  "document-downloads": {
    what: {
      en: "Which documents an investor downloaded",
      fr: "Documents qu’un investisseur a téléchargés",
    },
    days: retentionDays.documentDownloads,
    unit: "year",
    from: {
      en: "after each download, for its line in the log",
      fr: "après chaque téléchargement, pour sa ligne au journal",
    },
    ground: {
      en: "Records of the service: five years by MiFID II, Article 16(6), and Article L. 533-10, III of the French financial code; ten as for the accounts of a fund",
      fr: "Enregistrements du service\u202f: cinq ans selon MiFID II, article 16, § 6, et l’article L. 533-10, III du code monétaire et financier\u202f; dix, comme pour les comptes d’un fonds",
    },
    erasure: {
      en: "Stays until then (Article 17(3)(b)); once the account is gone, the line names nobody.",
      fr: "Conservée jusqu’au terme (article 17, § 3, b)\u202f; le compte effacé, la ligne ne désigne plus personne.",
    },
    deletes: [{ table: "public.document_downloads", since: "at" }],
  },
} satisfies Record<string, Rule>;

const compliance: Bilingual = { en: "Compliance, each January", fr: "La conformité, en janvier" };
const bySelf: Bilingual = { en: "The person concerned", fr: "La personne concernée" };

export const keptByHand: readonly Kept[] = [
  {
    what: { en: "Subscriptions to our letters", fr: "Abonnements à nos lettres" },
    period: { en: "Until you unsubscribe", fr: "Jusqu’à votre désinscription" },
    from: { en: "then the address is erased at once", fr: "puis effacement immédiat de l’adresse" },
    ground: {
      en: "Consent, Article 6(1)(a) of the GDPR",
      fr: "Consentement, article 6, § 1, a du RGPD",
    },
    erasure: goes,
    by: bySelf,
  },
  {
    what: {
      en: "Accounts of investors: people, entities, commitments, lines, valuations, documents",
      fr: "Comptes des investisseurs\u202f: personnes, entités, engagements, lignes, valorisations, documents",
    },
    period: { en: "As long as you hold an interest", fr: "Tant que vous détenez des parts" },
    from: { en: "for the account", fr: "pour le compte" },
    ground: {
      en: "The mandate, Article 6(1)(b) of the GDPR; its records five years by MiFID II, Article 16(6), and Article L. 533-10, III of the French financial code (seven where the AMF asks)",
      fr: "Le mandat, article 6, § 1, b du RGPD\u202f; ses enregistrements cinq ans selon MiFID II, article 16, § 6, et l’article L. 533-10, III du code monétaire et financier (sept si l’AMF le demande)",
    },
    erasure: {
      en: "A person’s sign-in and name go once nothing binds them; the entity’s figures name nobody and stay (Article 17(3)(b)).",
      fr: "L’accès et le nom d’une personne sont effacés dès que rien ne la lie\u202f; les chiffres de l’entité ne désignent personne et restent (article 17, § 3, b).",
    },
    by: compliance,
  },
  {
    what: { en: "Files of mandates that run", fr: "Dossiers des mandats en cours" },
    period: { en: "As long as the mandate lasts", fr: "Tant que dure le mandat" },
    from: { en: "for the file", fr: "pour le dossier" },
    ground: {
      en: "The mandate, Article 6(1)(b) of the GDPR; Article 73 of Delegated Regulation (EU) 2017/565",
      fr: "Le mandat, article 6, § 1, b du RGPD\u202f; article 73 du règlement délégué (UE) 2017/565",
    },
    erasure: {
      en: "Refused while it lasts (Article 17(3)(b)).",
      fr: "Refusé tant qu’il dure (article 17, § 3, b).",
    },
    by: compliance,
  },
  {
    what: {
      en: "Files of mandates and advice, France",
      fr: "Dossiers des mandats et conseils, France",
    },
    period: { en: "5 years", fr: "5 ans" },
    from: {
      en: "after its end, for investment advice and for the French company",
      fr: "après son terme, pour le conseil en investissement et la société française",
    },
    ground: {
      en: "MiFID II, Article 16(6); Article 72 of Delegated Regulation (EU) 2017/565; Articles L. 533-8 and L. 533-10, III of the French financial code",
      fr: "MiFID II, article 16, § 6\u202f; article 72 du règlement délégué (UE) 2017/565\u202f; articles L. 533-8 et L. 533-10, III du code monétaire et financier",
    },
    erasure: {
      en: "Refused until then: a legal obligation (Article 17(3)(b)); its use is restricted to it.",
      fr: "Refusé jusqu’au terme\u202f: obligation légale (article 17, § 3, b)\u202f; l’usage y est limité.",
    },
    by: compliance,
  },
  {
    what: { en: "Files of mandates, Luxembourg", fr: "Dossiers des mandats, Luxembourg" },
    period: { en: "10 years", fr: "10 ans" },
    from: {
      en: "after its end, for the Luxembourg company",
      fr: "après son terme, pour la société luxembourgeoise",
    },
    ground: {
      en: "Article 16 of the Luxembourg Commercial Code",
      fr: "Article 16 du code de commerce luxembourgeois",
    },
    erasure: {
      en: "Refused until then: a legal obligation (Article 17(3)(b)).",
      fr: "Refusé jusqu’au terme\u202f: obligation légale (article 17, § 3, b).",
    },
    by: compliance,
  },
  {
    what: { en: "Invoices and accounts", fr: "Factures et comptes" },
    period: { en: "10 years", fr: "10 ans" },
    from: { en: "after the end of the financial year", fr: "après la clôture de l’exercice" },
    ground: {
      en: "Article L. 123-22 of the French Commercial Code; Article 16 of the Luxembourg one",
      fr: "Article L. 123-22 du code de commerce français\u202f; article 16 du code luxembourgeois",
    },
    erasure: {
      en: "Refused until then: a legal obligation (Article 17(3)(b)).",
      fr: "Refusé jusqu’au terme\u202f: obligation légale (article 17, § 3, b).",
    },
    by: { en: "Accounts, each January", fr: "La comptabilité, en janvier" },
  },
  {
    what: { en: "Knowledge of clients", fr: "Connaissance des clients" },
    period: { en: "5 years", fr: "5 ans" },
    from: { en: "after the relationship ends", fr: "après la fin de la relation" },
    ground: {
      en: "Article L. 561-12 of the French financial code; Luxembourg law of 12 November 2004, Article 3(6)",
      fr: "Article L. 561-12 du code monétaire et financier\u202f; loi luxembourgeoise du 12 novembre 2004, article 3, § 6",
    },
    erasure: {
      en: "Refused until then: a legal obligation (Article 17(3)(b)).",
      fr: "Refusé jusqu’au terme\u202f: obligation légale (article 17, § 3, b).",
    },
    by: compliance,
  },
  {
    what: { en: "Complaints, once taken over", fr: "Réclamations, une fois reprises" },
    period: { en: "5 years", fr: "5 ans" },
    from: { en: "after the answer", fr: "après la réponse" },
    ground: {
      en: "Article 26 of Delegated Regulation (EU) 2017/565",
      fr: "Article 26 du règlement délégué (UE) 2017/565",
    },
    erasure: {
      en: "Refused until then (Article 17(3)(b) and (e)).",
      fr: "Refusé jusqu’au terme (article 17, § 3, b et e).",
    },
    by: compliance,
  },
  {
    what: {
      en: "Answers to requests about personal data",
      fr: "Réponses aux demandes sur les données personnelles",
    },
    period: { en: "12 months", fr: "12 mois" },
    from: { en: "after the answer", fr: "après la réponse" },
    ground: {
      en: "Articles 12 to 22 of the GDPR; accountability, Article 5(2)",
      fr: "Articles 12 à 22 du RGPD\u202f; responsabilité, article 5, § 2",
    },
    erasure: {
      en: "Stays until then (Article 17(3)(e)).",
      fr: "Conservées jusqu’au terme (article 17, § 3, e).",
    },
    by: compliance,
  },
  {
    what: { en: "Proofs of identity", fr: "Justificatifs d’identité" },
    period: { en: "1 day", fr: "1 jour" },
    from: {
      en: "for a proof of identity, once checked",
      fr: "pour un justificatif, une fois vérifié",
    },
    ground: minimal,
    erasure: goes,
    by: { en: "Compliance, the same day", fr: "La conformité, le jour même" },
  },
  {
    what: {
      en: "The choice on cookies, in the browser",
      fr: "Le choix sur les cookies, dans le navigateur",
    },
    period: { en: "6 months", fr: "6 mois" },
    from: {
      en: "in your browser, then it is asked again",
      fr: "dans votre navigateur, puis il est redemandé",
    },
    ground: {
      en: "Guidelines of the CNIL on cookies, 17 September 2020",
      fr: "Lignes directrices de la CNIL sur les cookies, 17 septembre 2020",
    },
    erasure: goes,
    by: { en: "The visitor’s browser", fr: "Le navigateur du visiteur" },
  },
  {
    what: { en: "Applications for a post", fr: "Candidatures" },
    period: { en: "2 years", fr: "2 ans" },
    from: {
      en: "after the last contact, unless you object",
      fr: "après le dernier échange, sauf opposition",
    },
    ground: {
      en: "Steps before a contract, Article 6(1)(b) of the GDPR",
      fr: "Démarches avant un contrat, article 6, § 1, b du RGPD",
    },
    erasure: goes,
    by: { en: "The partner in charge of recruitment", fr: "L’associé chargé du recrutement" },
  },
  {
    what: { en: "Professional contacts", fr: "Relations professionnelles" },
    period: { en: "3 years", fr: "3 ans" },
    from: {
      en: "after the last exchange, unless you object",
      fr: "après le dernier échange, sauf opposition",
    },
    ground: {
      en: "Our interest, Article 6(1)(f) of the GDPR",
      fr: "Notre intérêt, article 6, § 1, f du RGPD",
    },
    erasure: goes,
    by: { en: "Each team, each January", fr: "Chaque équipe, en janvier" },
  },
  {
    what: { en: "Whistleblowers’ reports", fr: "Signalements de lanceurs d’alerte" },
    period: { en: "2 months", fr: "2 mois" },
    from: {
      en: "after closing without further action; otherwise until proceedings end",
      fr: "après la clôture sans suite ; sinon jusqu’au terme des procédures",
    },
    ground: {
      en: "French law of 9 December 2016, Article 9; Luxembourg law of 16 May 2023",
      fr: "Loi française du 9 décembre 2016, article 9\u202f; loi luxembourgeoise du 16 mai 2023",
    },
    erasure: {
      en: "Refused until then: a legal obligation (Article 17(3)(b)).",
      fr: "Refusé jusqu’au terme\u202f: obligation légale (article 17, § 3, b).",
    },
    by: { en: "The compliance officer alone", fr: "Le responsable de la conformité, seul" },
  },
  {
    what: {
      en: "The ledger, the register of incidents, approvals and texts of the desk",
      fr: "Le registre, celui des incidents, les approbations et les textes du bureau",
    },
    period: { en: "Without end", fr: "Sans terme" },
    from: {
      en: "a chain cannot be cut; it names no visitor and no investor",
      fr: "une chaîne ne se coupe pas\u202f; elle ne nomme ni visiteur ni investisseur",
    },
    ground: {
      en: "Accountability, Article 5(2) of the GDPR; Article 72 of Delegated Regulation (EU) 2017/565: records that nobody can alter",
      fr: "Responsabilité, article 5, § 2 du RGPD\u202f; article 72 du règlement délégué (UE) 2017/565\u202f: des enregistrements que nul ne peut altérer",
    },
    erasure: {
      en: "A colleague’s name stays with what they did (Article 17(3)(b)).",
      fr: "Le nom d’un collègue reste avec ce qu’il a fait (article 17, § 3, b).",
    },
    by: { en: "Nobody", fr: "Personne" },
  },
];
