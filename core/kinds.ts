/**
 * The fixed lists that screens, functions and the database share. `tests/repository/limits.test.ts`
 * compares them with the checks in `supabase/schemas/`.
 */
export const messageStates = ["new", "taken", "answered", "closed"] as const;
export type MessageState = (typeof messageStates)[number];

export const workKinds = [
  "standard-answer",
  "release",
  "letter",
  "edition",
  "page",
  "publication",
] as const;
export const workStates = ["draft", "submitted", "approved", "live"] as const;

export const sheetKinds = ["invitations", "notices", "statements", "commitments"] as const;
export type SheetKind = (typeof sheetKinds)[number];

/** What the line of a sheet would do. */
export const lineOutcomes = ["created", "changed", "same", "waiting", "refused"] as const;

export const sendingStates = ["scheduled", "asks", "running", "paused", "stopped", "done"] as const;

/** Staff. What each may do is `private.permissions`. */
export const roles = [
  "communications",
  "relations",
  "compliance",
  "administrator",
  "reader",
] as const;
export type Role = (typeof roles)[number];

/** Why colleagues are told by mail of an act, and of which acts. */
export const noticeKinds = [
  "terminal",
  "proposed",
  "confirmed",
  "waits",
  "edition",
  "mark",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];
export type NoticedAct =
  | WideningAct
  | "works.submit"
  | "partners.propose-reader"
  | "editions.submit"
  | "editions.confirm"
  | "editions.withdraw"
  | "mark.put-back";

/** What widens somebody's rights, and so takes two persons. */
export const wideningActs = [
  "staff.invite",
  "staff.roles",
  "staff.reset-factors",
  "staff.vouch",
  "approvals.settings",
  "partners.invite",
  "partners.change-membership",
  "partners.reset-factors",
  "partners.require-factor",
  "entities.merge",
  "mark.take-off",
] as const;
type WideningAct = (typeof wideningActs)[number];

/** A partner acts for an entity fully, or to read only. */
export const memberRoles = ["full", "read"] as const;

/** What everybody of an entity is told of a reader of theirs. */
export const readerNews = ["proposed", "withdrawn", "refused", "admitted", "ended"] as const;
export type ReaderNews = (typeof readerNews)[number];

export const partnerStandings = ["never", "came", "ended", "revoked"] as const;

/** Of a fund's bank account, as the register of funds filters by it. */
export const bankAccountStates = ["missing", "changing", "alarm", "number"] as const;

export const mailStandings = ["queued", "refused", "dead", "sent", "left-out"] as const;

export const returnReasons = ["unknown", "full", "refused", "other"] as const;
export type ReturnReason = (typeof returnReasons)[number];

export const proofKinds = ["consent", "newsletter", "message", "account"] as const;
export const consentSources = ["site", "import"] as const;
export const consentMethods = ["accept-all", "decline-all", "custom", "privacy-signal"] as const;

/** As tables to take away: the rules, or what went on which day. */
export const retentionViews = ["rules", "days"] as const;

/** What can follow in the register of incidents. */
export const incidentKinds = ["note", "known", "assessed", "told", "closed", "reopened"] as const;
export const incidentRisks = ["no-data", "unlikely", "risk", "high"] as const;
export const incidentGravities = ["no-ict", "minor", "major"] as const;
export const toldParties = [
  "cnil",
  "cnpd",
  "acpr",
  "amf",
  "cssf",
  "persons",
  "clients",
  "police",
  "other",
] as const;
export const incidentReports = ["initial", "intermediate", "final"] as const;
/** What the law asks, in the order in which it is due. */
export const incidentSteps = [
  "assess",
  "authority",
  "persons",
  "initial",
  "intermediate",
  "final",
] as const;

export const requestKinds = ["access", "erasure"] as const;
/** How a request ended: `by-erasure` where all of the person was erased meanwhile. */
export const requestOutcomes = ["handed", "answered", "unproven", "erased", "by-erasure"] as const;

/** Beside the ledger: who looked at an investor's figures or documents, and who was refused. */
export const accessKinds = ["view", "refusal"] as const;

/** Why a change of a page cannot go to the site as it is (`private.page_faults`). */
export const pageFaults = ["gone", "program", "scheduled", "stands"] as const;

/** What can be done to many things at once, what became of one, and of one that was undone. */
export const manyActs = [
  "partners.invite-again",
  "mail.again",
  "messages.close",
  "messages.assign",
] as const;
export type ManyAct = (typeof manyActs)[number];
export const manyOutcomes = [
  "done",
  "gone",
  "changed",
  "came",
  "waits-already",
  "reminded-today",
  "mail-not-given-up",
  "closed-already",
  "theirs-already",
  "no-colleague",
  "left-out",
] as const;
export const manyUndone = ["undone", "has-left", "changed", "gone"] as const;

/** What can wait for somebody at the desk; `private.waiting` counts it. */
export const waitingKinds = [
  "messages",
  "deadlines",
  "requests",
  "approvals",
  "rights",
  "editions",
  "approved",
  "sent-back",
  "reviews",
  "mail",
  "letters",
  "staff",
  "partners",
  "account-calls",
  "account-numbers",
  "account-alarms",
  "retention",
  "incidents",
  "page-updates",
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** What of the demonstration a firm has still to replace (`content/demonstration.ts`). */
export const leftKinds = [
  "name",
  "origin",
  "mailbox",
  "offices",
  "telephones",
  "people",
  "blanks",
  "host",
  "references",
] as const;
export type LeftKind = (typeof leftKinds)[number];

/** Why a document is not taken, once it was looked into: each is a code of `refusals.ts`. */
export const fileFaults = [
  "file-unreadable",
  "file-unpacks",
  "file-slow",
  "pdf-password",
  "pdf-script",
  "pdf-launch",
  "pdf-acts",
  "pdf-attachment",
  "pdf-media",
  "excel-macro",
  "excel-link",
  "excel-object",
] as const;
export type FileFault = (typeof fileFaults)[number];

/** Why a PDF cannot be a publication's, besides those. */
export const pdfFaults = [
  "pdf-unread",
  "pdf-untagged",
  "pdf-untitled",
  "pdf-language",
  "account-number",
] as const;
export type PdfFault = (typeof pdfFaults)[number];

/**
 * Why a line of a release is worth a second look, the heaviest first: what the manager's own
 * document contradicts, what cannot be, what differs from the others, what is only not known.
 */
export const lineNotes = [
  "refused",
  "since",
  "figure",
  "entity",
  "fund",
  "currency",
  "day",
  "over-called",
  "usual-day",
  "parts",
  "drawn",
  "unfunded",
  "share",
  "changed",
  "no-document",
  "not-read",
  "no-person",
] as const;
export type LineNote = (typeof lineNotes)[number];
