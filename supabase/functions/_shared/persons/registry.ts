/**
 * Every table, and every column of it: what it holds of a person, how their rows are found, what
 * they are given, what is erased and what must stay and why. A test compares it with the database:
 * a table or a column that is missing here fails. It is long because it is a register.
 *
 * The conditions are SQL with three parameters: `$1` the address in small letters, `$2` the
 * accounts that have it (`uuid[]`), `$3` those of them that a contract still binds. Tables are
 * erased in this order. A table that refers to another comes before it, so that its rows are
 * counted and erased by themselves, and do not go uncounted when a foreign key deletes them.
 */
import type { Bilingual } from "../../../../core/languages.ts";

/** Why something stays. Their words are in `words.ts`. */
export type Ground = "contract" | "fund-records" | "accountability" | "consent-proof" | "complaint";

type Columns = {
  /** Says something of a person: given to them. */
  personal?: string;
  /** Says nothing by itself, and makes the rest readable: given to them too. */
  context?: string;
  /** Keys, hashes and what joins rows: given to nobody. */
  inner?: string;
};

type OfPerson = Columns & {
  name: Bilingual;
  /** Which rows are a person's. */
  rows: string;
  /** A column that holds an address, by which persons are found again after a restore. */
  address?: string;
} & (
    | {
        erase: "delete" | { set: string };
        /** Which of them stay all the same. */
        keep?: { rows: string; ground: Ground };
      }
    | { erase: "nothing"; keep: { rows: "true"; ground: Ground } }
  );

/** A table that holds nothing of a person, and why it does not. */
type OfNobody = { nobody: string; columns: string };

export type Entry = OfPerson | OfNobody;

const bound = (column: string) => ({ rows: `${column} = any($3)`, ground: "contract" as const });
const ofSessions = (accounts: "$2" | "$3") =>
  `session_id in (select id from auth.sessions where user_id = any(${accounts}))`;
const boundSessions = { rows: ofSessions("$3"), ground: "contract" as const };

const ofAbout = (accounts: "$2" | "$3") => `about = any(${accounts})
  or about in (select id from private.bank_account_notices where user_id = any(${accounts}))
  or about in (select id from private.document_notices where user_id = any(${accounts}))
  or about in (select id from private.call_notices where user_id = any(${accounts}))
  or about in (select id from private.withdrawal_notices where user_id = any(${accounts}))
  or about in (select id from private.reader_notices where user_id = any(${accounts}))
  or about in (select id from private.digests where user_id = any(${accounts}))
  or about in (select ref from private.security_events where user_id = any(${accounts}))
  or about in (select id from private.letter_tests where user_id = any(${accounts}))
  or about in (select id from private.colleague_notices where user_id = any(${accounts}))`;

const messages = "select id from private.contact_messages where lower(email) = $1";
const complaint = "subject = 'complaint'";
const entries = `select id from private.message_entries where message_id in (${messages})`;
const ofMails = `about in (${messages})
  or about in (${entries})
  or about in (select id from public.newsletter_subscribers where lower(email) = $1)
  or about in (select id from private.person_requests where lower(address) = $1)
  or ${ofAbout("$2")}`;
const boundMails = {
  rows: `outbox_id in (select id from private.outbox where ${ofAbout("$3")})`,
  ground: "contract" as const,
};

export const registry: Readonly<Record<string, Entry>> = {
  "private.mail_attempts": {
    name: { en: "What became of these mails", fr: "Ce que sont devenus ces courriels" },
    rows: `outbox_id in (select id from private.outbox where ${ofMails})`,
    personal: "at outcome error words",
    inner: "outbox_id",
    erase: "delete",
    keep: boundMails,
  },
  "private.mail_returns": {
    name: { en: "Mails that came back", fr: "Courriels revenus" },
    // The mark finds those whose cause is gone, such as a subscription that ended.
    rows: `outbox_id in (select id from private.outbox where ${ofMails})
      or recipient = private.address_mark($1)`,
    personal: "at reason",
    inner: "outbox_id recipient noted_by",
    erase: "delete",
    keep: boundMails,
  },
  "private.outbox": {
    name: {
      en: "Mails to this person or about them",
      fr: "Courriels adressés à cette personne ou à son sujet",
    },
    rows: ofMails,
    personal: "template language state created_at settled_at",
    context: "attempts last_error left_out",
    inner: "id about next_attempt_at lent_until",
    erase: "delete",
    keep: { rows: ofAbout("$3"), ground: "contract" },
  },
  "private.newsletter_links": {
    name: { en: "Links in our letters", fr: "Liens de nos lettres" },
    rows: "subscriber in (select id from public.newsletter_subscribers where lower(email) = $1)",
    personal: "purpose created_at used_at",
    context: "expires_at",
    inner: "hash subscriber",
    erase: "delete",
  },
  "private.letter_recipients": {
    name: { en: "Letters that we sent you", fr: "Lettres que nous vous avons envoyées" },
    rows: "subscriber in (select id from public.newsletter_subscribers where lower(email) = $1)",
    personal: "language state settled_at returned_at return_reason",
    context: "attempts error",
    inner: "id sending_id subscriber not_before claimed_by claimed_at returned_by",
    // The row stays, so that the count of a sending stays right; it names nobody any more.
    erase: { set: "subscriber = gen_random_uuid()" },
  },
  "public.newsletter_subscribers": {
    name: { en: "Newsletter", fr: "Lettre d’information" },
    rows: "lower(email) = $1",
    address: "email",
    personal: "email language created_at confirmed_at source evidence dead_since",
    inner: "id",
    erase: "delete",
  },
  "private.newsletter_proofs": {
    name: { en: "Proofs of consent", fr: "Preuves de consentement" },
    // A mark of the address, and no address: it cannot be read back.
    rows: "address = private.address_mark($1)",
    personal: "language subscribed_at confirmed_at left_at source evidence edition",
    inner: "id address",
    erase: "nothing",
    keep: { rows: "true", ground: "consent-proof" },
  },
  "private.message_entries": {
    name: {
      en: "Notes on these messages, and answers to them",
      fr: "Notes sur ces messages, et réponses",
    },
    rows: `message_id in (${messages})`,
    personal: "kind at body language",
    // Which colleague wrote it or was given it is not theirs to have; it goes with the message.
    inner: "id message_id actor actor_name changed_to mail",
    erase: "delete",
    keep: { rows: `message_id in (${messages} and ${complaint})`, ground: "complaint" },
  },
  "private.message_links": {
    name: { en: "Links to follow a message", fr: "Liens de suivi d’un message" },
    rows: `message_id in (${messages})`,
    personal: "made_at",
    inner: "token_hash message_id mail",
    erase: "delete",
  },
  "private.contact_messages": {
    name: { en: "Messages by the contact form", fr: "Messages du formulaire de contact" },
    rows: "lower(email) = $1",
    address: "email",
    personal: `reference name email phone subject message language received_at state
      acknowledged_at answered_at edition`,
    context: "acknowledge_due answer_due",
    // The words for the search are those of the message.
    inner: "id key assigned_to version search",
    erase: "delete",
    keep: { rows: complaint, ground: "complaint" },
  },
  "private.person_links": {
    name: { en: "Links to prove an address", fr: "Liens pour prouver une adresse" },
    rows: "request_id in (select id from private.person_requests where lower(address) = $1)",
    personal: "created_at used_at",
    context: "expires_at",
    inner: "hash request_id purpose",
    erase: "delete",
  },
  "private.person_requests": {
    name: { en: "Requests about personal data", fr: "Demandes sur les données personnelles" },
    rows: "lower(address) = $1",
    address: "address",
    personal:
      "kind address language message opened_at due_at proven_at offered_at handed_at done_at",
    context: "certificate",
    inner: "id address_hmac opened_by account_erased outcome",
    // Whatever else they had asked for has nothing left to be about.
    erase: {
      set: `address = null, done_at = coalesce(done_at, now()),
        outcome = case when done_at is null then 'by-erasure' else outcome end`,
    },
  },

  "private.challenges": {
    name: { en: "Sign-ins under way", fr: "Connexions en cours" },
    rows: ofSessions("$2"),
    personal: "kind expires_at",
    inner: "value session_id",
    erase: "delete",
    keep: boundSessions,
  },
  "private.factor_checks": {
    name: { en: "Second steps of sign-ins", fr: "Secondes étapes de connexion" },
    rows: ofSessions("$2"),
    personal: "kind checked_at",
    inner: "session_id factor_id",
    erase: "delete",
    keep: boundSessions,
  },
  "private.link_sessions": {
    name: { en: "Sessions opened by a link", fr: "Sessions ouvertes par un lien" },
    rows: ofSessions("$2"),
    personal: "opened_at",
    inner: "session_id",
    erase: "delete",
    keep: boundSessions,
  },
  "private.session_tokens": {
    name: { en: "Browsers that are signed in", fr: "Navigateurs connectés" },
    rows: ofSessions("$2"),
    personal: "made_at",
    inner: "hash handle session_id",
    erase: "delete",
    keep: boundSessions,
  },
  "private.session_devices": {
    name: { en: "Devices of sessions", fr: "Appareils des sessions" },
    rows: ofSessions("$2"),
    inner: "session_id device",
    erase: "delete",
    keep: boundSessions,
  },
  "private.kept_sessions": {
    name: { en: "Session kept after a change", fr: "Session gardée après un changement" },
    rows: "user_id = any($2)",
    personal: "noted_at",
    inner: "user_id session_id",
    erase: "delete",
    keep: bound("user_id"),
  },
  "private.passkey_grants": {
    name: { en: "Sign-ins by passkey under way", fr: "Connexions par clé d’accès en cours" },
    rows: "factor_id in (select id from private.factors where user_id = any($2))",
    personal: "expires_at",
    inner: "token_hash factor_id",
    erase: "delete",
    keep: {
      rows: "factor_id in (select id from private.factors where user_id = any($3))",
      ground: "contract",
    },
  },
  "private.factors": {
    name: { en: "Passkeys and apps", fr: "Clés d’accès et applications" },
    rows: "user_id = any($2)",
    personal: "kind name created_at used_at",
    inner: "id user_id credential_id public_key counter transports secret last_step",
    erase: "delete",
    keep: bound("user_id"),
  },
  "private.recovery_codes": {
    name: { en: "Recovery codes", fr: "Codes de secours" },
    rows: "user_id = any($2)",
    personal: "made_at used_at",
    inner: "hash user_id",
    erase: "delete",
    keep: bound("user_id"),
  },
  "private.enrolments": {
    name: { en: "Time to add a way to sign in", fr: "Délai pour ajouter un moyen de connexion" },
    rows: "user_id = any($2)",
    personal: "expires_at",
    inner: "user_id code_hash tries opened_in",
    erase: "delete",
    keep: bound("user_id"),
  },
  "private.known_devices": {
    name: { en: "Known devices", fr: "Appareils connus" },
    rows: "user_id = any($2)",
    personal: "seen_at checked_at",
    inner: "hash user_id",
    erase: "delete",
    keep: bound("user_id"),
  },
  "private.security_events": {
    name: { en: "Changes to the account", fr: "Changements du compte" },
    rows: "user_id = any($2)",
    personal: "at kind network detail",
    inner: "id user_id ref",
    erase: "delete",
    keep: bound("user_id"),
  },
  "private.sign_in_links": {
    name: { en: "Links to choose a password", fr: "Liens pour choisir un mot de passe" },
    rows: "user_id = any($2)",
    personal: "created_at used_at",
    context: "expires_at",
    inner: "token_hash user_id",
    erase: "delete",
    keep: bound("user_id"),
  },
  "private.bank_account_notices": {
    name: {
      en: "Changes of bank details announced",
      fr: "Changements de coordonnées bancaires annoncés",
    },
    rows: "user_id = any($2)",
    personal: "told_at",
    inner: "id change_id user_id",
    erase: "delete",
    keep: bound("user_id"),
  },
  "private.document_notices": {
    name: { en: "Documents announced", fr: "Documents annoncés" },
    rows: "user_id = any($2)",
    personal: "document_id made_at told_at",
    inner: "id user_id digest_id",
    erase: "delete",
    keep: bound("user_id"),
  },
  "private.digests": {
    name: { en: "Mails about several documents", fr: "Courriels sur plusieurs documents" },
    rows: "user_id = any($2)",
    personal: "made_at",
    inner: "id user_id",
    erase: "delete",
    keep: bound("user_id"),
  },
  "private.call_notices": {
    name: { en: "Calls announced", fr: "Appels de fonds annoncés" },
    rows: "user_id = any($2)",
    personal: "due_on reference made_at total changes",
    context: "entity_id fund_id",
    inner: "id user_id",
    erase: "delete",
    keep: bound("user_id"),
  },
  "private.withdrawal_notices": {
    name: {
      en: "Withdrawals announced",
      fr: "Retraits annoncés",
    },
    rows: "user_id = any($2)",
    personal: "document_id made_at",
    inner: "id user_id",
    erase: "delete",
    keep: bound("user_id"),
  },
  "private.reader_notices": {
    name: { en: "Readers of an entity announced", fr: "Lecteurs d’une entité annoncés" },
    rows: "user_id = any($2)",
    personal: "kind made_at",
    context: "entity_id",
    inner: "id user_id proposal_id reader by_user",
    erase: "delete",
    keep: bound("user_id"),
  },
  "private.preview_tickets": {
    name: { en: "Documents about to be shown", fr: "Documents sur le point d’être affichés" },
    rows: "user_id = any($2)",
    personal: "document_id expires_at",
    inner: "token_hash user_id session_id entity_id",
    erase: "delete",
    keep: bound("user_id"),
  },
  "public.document_downloads": {
    name: { en: "Documents downloaded", fr: "Documents téléchargés" },
    rows: "user_id = any($2)",
    personal: "document_id at",
    context: "entity_id",
    // Once the account is gone, this number leads to nobody.
    inner: "id user_id",
    erase: "nothing",
    keep: { rows: "true", ground: "fund-records" },
  },
  "public.partner_memberships": {
    name: { en: "Entities represented", fr: "Entités représentées" },
    rows: "user_id = any($2)",
    personal: "entity_id role invited_at ends_at seen_at seen_before",
    inner: "user_id seen_in",
    erase: "delete",
    keep: bound("user_id"),
  },
  "private.factor_offers": {
    name: { en: "Put away: the offer of a second factor", fr: "Second facteur : offre écartée" },
    rows: "user_id = any($2)",
    personal: "put_away_at",
    inner: "user_id",
    erase: "delete",
    keep: bound("user_id"),
  },
  "public.partners": {
    name: { en: "Investors’ space", fr: "Espace investisseurs" },
    rows: "user_id = any($2)",
    personal: "name language notices notices_since mails_named revoked_at edition",
    inner: "user_id chosen_entity",
    erase: "delete",
    keep: bound("user_id"),
  },
  "private.presence": {
    name: { en: "What is open at the desk", fr: "Ce qui est ouvert au bureau" },
    rows: "user_id = any($2)",
    personal: "thing at writing",
    inner: "user_id",
    erase: "delete",
    keep: bound("user_id"),
  },
  "private.staff_roles": {
    name: { en: "Roles at the desk", fr: "Rôles au bureau" },
    rows: "user_id = any($2)",
    personal: "role given_at",
    inner: "user_id",
    erase: "delete",
    keep: bound("user_id"),
  },
  "private.proposals": {
    name: { en: "Access proposed", fr: "Accès proposés" },
    rows: "lower(fields ->> 'email') = $1",
    personal: "act fields settled_at outcome",
    inner:
      "id about subjects proposed_by proposed_by_name proposed_at settled_by settled_by_name from_entity",
    // It can no longer be confirmed then: whoever still wants it proposes it anew.
    erase: { set: "fields = '{}', settled_at = now(), outcome = 'lapsed'" },
  },
  "private.colleague_notices": {
    name: { en: "Told of what colleagues did", fr: "Informé de ce qu’ont fait des collègues" },
    rows: "user_id = any($2)",
    personal: "kind act at",
    // The names are colleagues'.
    inner: "id user_id by_name subject_name",
    erase: "delete",
    keep: bound("user_id"),
  },
  "private.staff": {
    name: { en: "Place at the desk", fr: "Place au bureau" },
    rows: "user_id = any($2)",
    personal: "name language invited_at entered_at revoked_at edition",
    inner: "user_id established_at",
    erase: "delete",
    keep: bound("user_id"),
  },
  "private.ledger": {
    name: { en: "Acts at the desk", fr: "Actes au bureau" },
    rows: "actor = any($2)",
    personal: "at actor_name act about",
    context: "version detail",
    inner: "seq actor hash",
    erase: "nothing",
    keep: { rows: "true", ground: "accountability" },
  },
  "private.incident_entries": {
    name: {
      en: "Entries that you made in the register of incidents",
      fr: "Ce que vous avez écrit au registre des incidents",
    },
    rows: "actor = any($2)",
    personal: "at actor_name kind body",
    context: "happened_at risk gravity whom report",
    inner: "id incident_id place actor",
    erase: "nothing",
    keep: { rows: "true", ground: "accountability" },
  },
  "private.accesses": {
    name: {
      en: "Looks at an investor’s data at the desk, and refused acts",
      fr: "Consultations de données d’investisseurs au bureau, et actes refusés",
    },
    rows: "actor = any($2)",
    personal: "kind actor_name act about first_at last_at times",
    context: "why",
    inner: "id actor hour",
    // It ends by itself after a year.
    erase: "nothing",
    keep: { rows: "true", ground: "accountability" },
  },
  "private.approvals": {
    name: { en: "Approvals asked for or given", fr: "Approbations demandées ou données" },
    rows: "approver = any($2) or reviewed_by = any($2) or submitted_by = any($2)",
    personal: "at lane reason reviewed_at",
    context: "revision voided_at",
    // One of the names may be a colleague's.
    inner: `id work_id hash after_revision submitted_by approver approver_name reviewed_by
      reviewed_by_name compared_with`,
    erase: "nothing",
    keep: { rows: "true", ground: "accountability" },
  },
  "private.revisions": {
    name: { en: "Texts written at the desk", fr: "Textes écrits au bureau" },
    rows: "author = any($2)",
    personal: "author_name content made_at",
    context: "number",
    inner: "id work_id author hash",
    erase: "nothing",
    keep: { rows: "true", ground: "accountability" },
  },
  "private.review_people": {
    name: { en: "Invitations that a colleague checked", fr: "Invitations relues par un collègue" },
    rows: "email = $1",
    personal: "said",
    inner: "review_id place email",
    erase: "delete",
  },
  "private.review_views": {
    name: { en: "Releases that you were shown", fr: "Diffusions qui vous ont été montrées" },
    rows: "person = any($2)",
    personal: "person_name at",
    inner: "review_id person",
    erase: "nothing",
    keep: { rows: "true", ground: "accountability" },
  },
  "private.review_openings": {
    name: { en: "What you opened of a release", fr: "Ce que vous avez ouvert d’une diffusion" },
    rows: "person = any($2)",
    personal: "what at",
    inner: "work_id hash person",
    erase: "nothing",
    keep: { rows: "true", ground: "accountability" },
  },
  "private.typed_totals": {
    name: { en: "Totals that you typed", fr: "Totaux que vous avez saisis" },
    rows: "person = any($2)",
    personal: "typed total at",
    context: "due_on reference",
    inner: "id work_id hash person fund_id",
    erase: "nothing",
    keep: { rows: "true", ground: "accountability" },
  },
  "private.mail_server_away": {
    nobody: "Whether the mail server answers.",
    columns: "single since error",
  },
  "private.many_things": {
    name: {
      en: "Among many that something was done to",
      fr: "Parmi d’autres, dans une action groupée",
    },
    rows: "thing = any($2)",
    personal: "outcome undone",
    inner: "many_id place thing version before",
    erase: "delete",
  },
  "private.many": {
    name: { en: "What you did to many at once", fr: "Ce que vous avez fait à plusieurs à la fois" },
    rows: "asked_by = any($2)",
    personal: "act asked_name asked_at undone_at",
    inner: "id asked_by assignee",
    // It ends by itself after a month.
    erase: "nothing",
    keep: { rows: "true", ground: "accountability" },
  },
  "private.name_pairs": {
    name: { en: "What you said of entities' names", fr: "Ce que vous avez dit de noms d’entités" },
    rows: "said_by = any($2)",
    personal: "said_by_name said_at",
    context: "one other same",
    inner: "id said_by",
    erase: "nothing",
    keep: { rows: "true", ground: "accountability" },
  },
  "private.person_pairs": {
    name: {
      en: "Whether two addresses are yours",
      fr: "Si deux adresses sont les vôtres",
    },
    rows: "$1 in (one, other)",
    personal: "kept said_at",
    // The other one may be somebody else's.
    inner: "id one other",
    erase: "delete",
  },
  "private.person_checks": {
    nobody: "Numbers of lines and accounts of a release whose persons are nearly the same.",
    columns: "work_id persons_hash pairs checked_at",
  },
  "private.name_checks": {
    nobody: "Names of entities of a release that are nearly the same.",
    columns: "work_id names_hash pairs checked_at",
  },
  "private.reviews": {
    nobody:
      "Figures and documents of entities, as they were shown; persons stand in review_people.",
    columns: "id work_id hash content content_hash made_at",
  },
  "private.sheet_lines": {
    name: { en: "Invitations being prepared", fr: "Invitations en préparation" },
    rows: `lower(fields ->> 'email') = $1`,
    personal: "fields",
    inner: "sheet_id line",
    // The sheet's hash no longer holds then: it is imported anew, without them.
    erase: "delete",
  },
  "private.remembered_heads": {
    nobody: "Headings of spreadsheets, and which field each one is.",
    columns: "id kind heads fields made_at",
  },
  "private.corrected_lines": {
    name: { en: "Corrected lines of sheets", fr: "Lignes de feuilles corrigées" },
    // What a colleague typed is about others, and goes after thirty days.
    rows: `lower(cells ->> 'email') = $1`,
    personal: "cells typed_at",
    inner: "typed_by file_hash line",
    erase: "delete",
  },
  "private.sheets": {
    name: { en: "Sheets imported", fr: "Feuilles importées" },
    rows: "made_by = any($2)",
    personal: "name made_at",
    context: "kind lines sealed_at",
    inner: "id work_id new_entities sha256 made_by",
    erase: "nothing",
    keep: { rows: "true", ground: "accountability" },
  },
  "private.staged_files": {
    name: { en: "Files prepared", fr: "Fichiers préparés" },
    rows: "staged_by = any($2)",
    personal: "file_name staged_at",
    context: "size",
    inner: "sha256 media_type bytes staged_by checked pages accounts read_at",
    erase: "delete",
    keep: { rows: "staged_by = any($3)", ground: "contract" },
  },
  "private.uploads": {
    name: { en: "Files on their way", fr: "Fichiers en cours d’envoi" },
    rows: "sent_by = any($2)",
    personal: "file_name began_at",
    context: "size",
    inner: "id sha256 sent_by",
    erase: "delete",
    keep: { rows: "sent_by = any($3)", ground: "contract" },
  },
  "private.editions": {
    name: { en: "Editions taken back before their day", fr: "Éditions retirées avant leur jour" },
    rows: "withdrawn_by = any($2)",
    personal: "withdrawn_at withdrawn_by_name",
    context: "version",
    inner: "text published_on in_force_from hash brought_at work_id file withdrawn_by",
    erase: "nothing",
    keep: { rows: "true", ground: "accountability" },
  },
  "private.dropped_works": {
    name: { en: "Editions given up", fr: "Éditions abandonnées" },
    rows: "dropped_by = any($2)",
    personal: "dropped_at dropped_by_name",
    inner: "work_id dropped_by",
    erase: "nothing",
    keep: { rows: "true", ground: "accountability" },
  },
  "private.withdrawn_documents": {
    name: { en: "Documents withdrawn", fr: "Documents retirés" },
    rows: "withdrawn_by = any($2)",
    personal: "withdrawn_at withdrawn_by_name",
    context: "file_name title",
    inner: "document_id withdrawn_by told",
    erase: "nothing",
    keep: { rows: "true", ground: "accountability" },
  },
  "private.works": {
    name: { en: "Texts submitted", fr: "Textes soumis" },
    rows: "submitted_by = any($2)",
    personal: "submitted_at",
    context: "kind name submitted_revision",
    inner: "id newest live_revision submitted_by changed_at",
    erase: "nothing",
    keep: { rows: "true", ground: "accountability" },
  },
  "private.letter_tests": {
    name: { en: "Tests of letters sent to you", fr: "Essais de lettres qui vous ont été envoyés" },
    rows: "user_id = any($2)",
    personal: "at subject",
    inner: "id user_id html plain",
    erase: "delete",
  },
  "private.letter_sendings": {
    name: { en: "Letters that you sent out", fr: "Lettres que vous avez fait partir" },
    rows: "made_by = any($2)",
    personal: "made_by_name made_at",
    context: "state send_at per_minute started_at ended_at unknown_left_at",
    inner: "id work_id revision hash allowance allowance_at moved_at secret made_by",
    erase: "nothing",
    keep: { rows: "true", ground: "accountability" },
  },

  "auth.refresh_tokens": {
    name: { en: "Continued sessions", fr: "Sessions prolongées" },
    rows: "user_id::text = any($2::text[])",
    personal: "created_at updated_at revoked",
    inner: "id token user_id session_id parent",
    erase: "delete",
    keep: { rows: "user_id::text = any($3::text[])", ground: "contract" },
  },
  "auth.sessions": {
    name: { en: "Sessions", fr: "Sessions" },
    rows: "user_id = any($2)",
    personal: "created_at refreshed_at not_after user_agent ip",
    inner:
      "id user_id tag refresh_token_hmac_key refresh_token_counter scopes updated_at aal factor_id",
    erase: "delete",
    keep: bound("user_id"),
  },
  "auth.flow_state": {
    name: { en: "Sign-ins by another service", fr: "Connexions par un autre service" },
    rows: "user_id = any($2)",
    personal: "created_at",
    inner: `id user_id auth_code authentication_method code_challenge_method code_challenge
      provider_type provider_access_token provider_refresh_token auth_code_issued_at invite_token
      referrer oauth_client_state_id linking_target_id email_optional updated_at`,
    erase: "delete",
    keep: bound("user_id"),
  },
  "auth.identities": {
    name: { en: "Way to sign in", fr: "Manière de se connecter" },
    rows: "user_id = any($2)",
    personal: "provider email identity_data last_sign_in_at created_at",
    inner: "id provider_id user_id updated_at",
    erase: "delete",
    keep: bound("user_id"),
  },
  "auth.audit_log_entries": {
    name: { en: "Log of sign-ins", fr: "Journal des connexions" },
    // Compared as a whole value: one address may be the end of another.
    rows: `payload ->> 'actor_id' = any($2::text[])
      or position('"' || $1 || '"' in lower(payload::text)) > 0`,
    personal: "payload created_at ip_address",
    inner: "id",
    erase: "delete",
    keep: { rows: "payload ->> 'actor_id' = any($3::text[])", ground: "contract" },
  },
  "auth.users": {
    name: { en: "Account", fr: "Compte" },
    rows: "id = any($2)",
    address: "email",
    personal: `email phone invited_at email_confirmed_at last_sign_in_at created_at email_change
      phone_change raw_user_meta_data`,
    inner: `id aud role encrypted_password confirmed_at confirmation_token confirmation_sent_at
      recovery_token recovery_sent_at email_change_token_new email_change_token_current
      email_change_sent_at email_change_confirm_status phone_confirmed_at phone_change_token
      phone_change_sent_at reauthentication_token reauthentication_sent_at raw_app_meta_data
      banned_until deleted_at is_sso_user is_anonymous updated_at`,
    erase: "delete",
    keep: bound("id"),
  },

  "private.limit_counts": {
    name: { en: "Mails counted within the hour", fr: "Courriels comptés dans l’heure" },
    rows: `who in (
      select encode(sha256(convert_to(value || private.mailbox($1), 'UTF8')), 'hex')
      from private.salt
    )`,
    personal: "kind began count",
    inner: "who",
    erase: "delete",
  },

  "private.consent_records": {
    nobody:
      "a proof of consent under a number that only the visitor's browser knows (GDPR, 7(1), 11)",
    columns: "id version performance targeting method language recorded_at edition",
  },
  "private.web_vitals": { nobody: "measures", columns: "day page language metric value" },
  "private.limits": { nobody: "settings", columns: "kind per_address overall period slows" },
  "private.salt": { nobody: "a secret of the database's own", columns: "single value" },
  "private.address_key": {
    nobody: "a secret of the database's own",
    columns: "single value inner_pad outer_pad",
  },
  "private.host_secrets": { nobody: "secrets of the host's own", columns: "name value until" },
  "private.roles": { nobody: "settings", columns: "role" },
  "private.permissions": { nobody: "settings", columns: "role act" },
  "private.approval_settings": { nobody: "settings", columns: "id two_eyes" },
  "private.ledger_exports": { nobody: "days", columns: "day" },
  "private.incidents": { nobody: "incidents", columns: "id number title opened_at" },
  "private.retention_rules": { nobody: "rules", columns: "rule known_since last_at" },
  "private.retention_runs": {
    nobody: "how many rows were deleted",
    columns: "rule day runs last_at gone oldest noted",
  },
  "private.upload_pieces": { nobody: "bytes on their way", columns: "upload_id at bytes" },
  "private.document_files": { nobody: "a fund's document", columns: "document_id bytes" },
  "public.documents": {
    nobody: "a fund's document",
    columns: `id fund_id entity_id type period version file_name media_type size sha256
      published_at title withdrawn_at withdrawn_reason`,
  },
  "public.letters": {
    nobody: "a published letter",
    columns: `slug work_id revision published_on changed_at theme signatory signed en fr errata
      withdrawn_at`,
  },
  "public.publications": {
    nobody: "a published report",
    columns: `slug version work_id category published_on changed_at after follows en fr change
      withdrawn_at pdf`,
  },
  "public.publication_pdfs": {
    nobody: "the PDF of a report",
    columns: "hash bytes pages language added_at",
  },
  "private.page_texts": {
    nobody: "what stands on a page of the site",
    columns: "number work_id place path was now live_from live_until",
  },
  "private.page_drawings": {
    nobody: "when a host had drawn the pages",
    columns: "host hash drawn_at milliseconds undrawn",
  },
  "private.built_texts": {
    nobody: "what the program's own pages say",
    columns: "place path position text at",
  },
  "public.letter_pictures": { nobody: "a picture of a letter", columns: "hash bytes added_at" },
  "private.letter_mails": {
    nobody: "a letter as it was sent",
    columns: "sending_id language subject html plain",
  },
  "private.link_answers": {
    nobody: "what the addresses in letters answered",
    columns: "address state asked_at",
  },
  "private.letter_sender": { nobody: "which host sends letters", columns: "id host until" },
  "public.funds": {
    nobody: "a fund",
    columns: "id name vintage currency legal_name manager depositary version",
  },
  "public.partner_entities": {
    nobody: "an investor's entity",
    columns: "id name requires_factor version merged_into merged_at",
  },
  "public.commitments": {
    nobody: "an entity's commitment",
    columns: "entity_id fund_id committed as_of",
  },
  "public.capital_flows": {
    nobody: "a line of an entity's account",
    columns: `id entity_id fund_id kind effective_on noticed_on reference purpose amount
      unfunded_effect opening recallable_until released_at paid_in distributed cash`,
  },
  "public.valuations": {
    nobody: "what an entity's share is worth",
    columns: `entity_id fund_id as_of nav management_fees expenses income realised unrealised
      carry management_fees_gross management_fee_offsets carry_paid carry_accrued released_at`,
  },
  "public.fund_accounts": {
    nobody: "a fund's bank account",
    columns: "id fund_id holder iban bic bank holds_from ended_at verified_on change_id",
  },
  // Who stands for a fund's bank account there is a matter of the fund's records, and is found
  // by no address of ours.
  "private.bank_contacts": {
    nobody: "whom to call about a fund's account",
    columns: "fund_id name phone known_since noted_by confirmed_by confirmed_at ended_at",
  },
  "private.bank_account_changes": {
    nobody: "a change of a fund's account",
    columns: `id fund_id holder iban bic bank source proposed_by proposed_by_name proposed_at
      settled_at outcome reason holder_reason alarm_closed_at alarm_closed_by`,
  },
  "private.bank_account_calls": {
    nobody: "a call about such a change",
    columns: "change_id caller caller_name phone spoke_with confirmed at",
  },
};

/** Former names of tables, which older certificates of erasure still have. */
export const formerNames: Record<string, string> = {
  "private.partner_links": "private.sign_in_links",
  "private.proofs": "private.factor_checks",
  "private.account_notices": "private.bank_account_notices",
};
