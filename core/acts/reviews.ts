/** What a second person sees of a release before they approve it, and what is kept of it. */
import * as v from "valibot";
import { documentTypes } from "../document-types.ts";
import { lineNotes } from "../kinds.ts";
import { act, amount, count, day, hash, id, moment, outcome, text, whole } from "./act.ts";

const texts = v.record(v.string(), v.string());

const call = v.strictObject({
  fundId: id,
  fund: v.string(),
  currency: v.string(),
  dueOn: day,
  reference: v.string(),
  /** What this person typed last, and everything that they typed. */
  typed: v.exactOptional(amount),
  tries: v.array(v.strictObject({ typed: amount, at: moment })),
  /** Only once it was typed as it is. */
  total: v.exactOptional(amount),
  entities: v.exactOptional(count),
  account: v.exactOptional(v.string()),
  /** The one that was shown before it changed. */
  accountBefore: v.exactOptional(v.string()),
  verifiedOn: v.exactOptional(day),
});
export type ReviewCall = v.InferOutput<typeof call>;

const line = v.strictObject({
  id: v.string(),
  kind: v.picklist(["notices", "statements", "commitments"]),
  line: count,
  entity: v.string(),
  fund: v.string(),
  currency: v.string(),
  flow: v.exactOptional(v.string()),
  day: v.exactOptional(day),
  reference: v.exactOptional(v.string()),
  purpose: v.exactOptional(v.string()),
  outcome: v.string(),
  amount: v.exactOptional(amount),
  was: v.exactOptional(amount),
  committed: v.exactOptional(amount),
  expected: v.exactOptional(amount),
  difference: v.exactOptional(amount),
  last: v.exactOptional(amount),
  lastOn: v.exactOptional(day),
  /** Paid in before this line, what could still be called before it, and what after it. */
  drawn: v.exactOptional(amount),
  before: v.exactOptional(amount),
  after: v.exactOptional(amount),
  parts: v.exactOptional(texts),
  document: v.exactOptional(hash),
  fileName: v.exactOptional(v.string()),
  page: v.exactOptional(count),
  /** The document's own figure, where it is not the line's. */
  figure: v.exactOptional(amount),
  notes: v.array(v.picklist(lineNotes)),
});
export type ReviewLine = v.InferOutput<typeof line>;

const document = v.strictObject({
  sha256: hash,
  fileName: v.string(),
  fund: v.string(),
  entity: v.exactOptional(v.string()),
  all: v.boolean(),
  type: v.exactOptional(v.picklist(documentTypes)),
  period: v.exactOptional(v.string()),
  title: v.exactOptional(v.string()),
  /** Whether it has text that could be read. */
  isRead: v.boolean(),
  /** What it should name and does not. */
  unnamed: v.array(v.picklist(["entity", "fund"])),
  accounts: v.array(v.strictObject({ iban: v.string(), confirmed: v.boolean() })),
});
export type ReviewDocument = v.InferOutput<typeof document>;

const person = v.strictObject({
  email: v.string(),
  name: v.string(),
  entity: v.string(),
  role: v.exactOptional(v.string()),
  language: v.exactOptional(v.string()),
  until: v.exactOptional(day),
  outcome: v.string(),
  was: v.exactOptional(v.record(v.string(), v.nullable(v.string()))),
});
export type ReviewPerson = v.InferOutput<typeof person>;

const review = v.strictObject({
  /** Under which the rest of its lines and documents is asked for. */
  review: id,
  calls: v.array(call),
  /** How many there are; those that deviate come first. */
  counts: v.strictObject({ striking: count, lines: count, documents: count }),
  firstLines: v.array(line),
  firstDocuments: v.array(document),
  /** New entities, each with the names that are nearly the same. */
  made: v.array(v.strictObject({ name: v.string(), near: v.array(v.string()) })),
  people: v.array(person),
  opened: v.array(v.string()),
});
export type Review = v.InferOutput<typeof review>;

/** The first of them, to be opened. */
const notices = v.array(v.strictObject({ sha256: hash, fileName: v.string() }));

/** Everybody who gets a mail in these words. */
const mail = v.strictObject({ subject: v.string(), text: v.string(), to: v.array(v.string()) });
export type ReviewMail = v.InferOutput<typeof mail>;

export const reviewActs = {
  /** Only the calls whose total is to be typed, until it was. */
  "releases.review": act(
    { id, hash },
    v.union([review, v.strictObject({ calls: v.array(call), notices, noticeCount: count })]),
  ),
  "releases.type-total": act(
    {
      id,
      hash,
      fund: id,
      due: v.pipe(v.string("unreadable"), v.isoDate("unreadable")),
      reference: text(80),
      total: text(24, "unreadable"),
    },
    outcome("typed"),
  ),
  "releases.opened": act(
    { id, hash, what: v.pipe(v.array(text(200), "invalid"), v.maxLength(3000, "invalid")) },
    outcome("noted"),
  ),
  /** What follows those that were shown first. */
  "releases.review-part": act(
    { id, review: id, of: v.picklist(["lines", "documents"], "unknown"), after: whole },
    v.strictObject({ lines: v.array(line), documents: v.array(document) }),
  ),
  /** As it was read when it arrived: `null` where it could not be. */
  "releases.document-text": act(
    { sha256: hash },
    v.strictObject({ pages: v.nullable(v.array(v.string())) }),
  ),
  "releases.mails": act({ id, hash }, v.strictObject({ mails: v.array(mail) })),
  /** As its approver saw it. */
  "releases.kept-review": act(
    { id },
    v.strictObject({ by: v.string(), at: moment, ...review.entries }),
  ),
};
