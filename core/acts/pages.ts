/** The firm changes its own pages: sentences and records, from a draft to the site and back. */
import * as v from "valibot";
import { pageFaults } from "../kinds.ts";
import { languages } from "../languages.ts";
import { longestPageText, mostPageTexts } from "../limits.ts";
import { recordPlaces, undrawnReasons } from "../texts/revision.ts";
import { act, bilingual, count, hash, id, language, moment, outcome, whole } from "./act.ts";
import { savedWork, sentBack, shownWork, state } from "./approvals.ts";

/** An address of the site in English, `*` for the frame of every page, or the name of a list. */
const page = v.pipe(v.string("no-page"), v.regex(/^(?:\/[\w/:-]*|\*|[a-z]+)$/, "no-page"));
/** As `Change` of `core/texts/revision.ts` has them. */
const place = v.pipe(v.string("unknown"), v.regex(/^[\w-]{1,80}$/, "unknown"));
const path = v.pipe(v.string("unknown"), v.regex(/^[\w.-]{1,200}$/, "unknown"));

const sentence = bilingual(
  v.pipe(v.string("unreadable"), v.maxLength(longestPageText, "text-too-long")),
);
const record = v.nullable(v.record(v.string(), v.unknown(), "unreadable"));

const changedSentence = v.strictObject({
  place: v.pipe(
    place,
    // The mark of a demonstration is not changed as a sentence is.
    v.check((one) => one !== "mark" && !recordPlaces.some((list) => list === one), "unknown"),
  ),
  path,
  /** What the program had, and what was on the site, when this was written. */
  was: sentence,
  stood: sentence,
  now: sentence,
  /** The one language that changes, where somebody said that the other need not. */
  alone: v.nullable(v.picklist(languages, "invalid")),
});
const changedRecord = v.strictObject({
  place: v.picklist(recordPlaces, "unknown"),
  path,
  was: record,
  stood: record,
  now: record,
  alone: v.null("invalid"),
});
const entry = v.union([changedSentence, changedRecord], "unreadable");
export type PageEntry = v.InferOutput<typeof entry>;
export type SentenceEntry = v.InferOutput<typeof changedSentence>;
export type RecordEntry = v.InferOutput<typeof changedRecord>;

const content = v.strictObject({
  page,
  /** None while every text is as it was again: it is saved, and not submitted. */
  texts: v.pipe(v.array(entry), v.maxLength(mostPageTexts, "too-long")),
});
export type PageContent = v.InferOutput<typeof content>;

/** A sentence in both languages, or a record. */
const value = v.nullable(v.record(v.string(), v.unknown()));

const change = v.strictObject({
  id,
  name: v.string(),
  page: v.string(),
  state,
  texts: count,
  author: v.string(),
  changedAt: moment,
  sentBack,
  owed: v.boolean(),
  liveFrom: v.nullable(moment),
  takenBackAt: v.nullable(moment),
});
export type PageChange = v.InferOutput<typeof change>;

/** Both the program and the firm changed it, or the program no longer has it. */
const update = v.strictObject({
  place: v.string(),
  path: v.string(),
  before: value,
  program: value,
  ours: value,
  id: v.nullable(id),
  page: v.nullable(v.string()),
});
export type PageUpdate = v.InferOutput<typeof update>;

const undrawn = v.strictObject({
  place: v.string(),
  path: v.string(),
  reason: v.picklist(undrawnReasons),
  detail: v.optional(v.string()),
});
const drawing = v.strictObject({ host: v.string(), drawnAt: moment, undrawn: v.array(undrawn) });
export type PageDrawing = v.InferOutput<typeof drawing>;

const standing = v.strictObject({
  place: v.string(),
  path: v.string(),
  was: value,
  /** The addresses on which it stands. */
  at: v.array(v.string()),
  stands: value,
  ours: v.boolean(),
  scheduled: v.nullable(moment),
});
export type StandingText = v.InferOutput<typeof standing>;

const work = v.strictObject({
  ...shownWork,
  kind: v.literal("page"),
  content,
  liveFrom: v.nullable(moment),
  takenBackAt: v.nullable(moment),
  faults: v.array(
    v.strictObject({
      place: v.string(),
      path: v.string(),
      fault: v.picklist(pageFaults),
      stands: value,
      program: value,
    }),
  ),
});
export type PageWork = v.InferOutput<typeof work>;

const seen = { id, hash };

export const pageActs = {
  "pages.list": act(
    {},
    v.strictObject({
      pages: v.array(v.strictObject({ page: v.string(), texts: count })),
      changes: v.array(change),
      updates: v.array(update),
      drawings: v.array(drawing),
    }),
  ),
  "pages.texts": act(
    { page },
    v.strictObject({ texts: v.array(standing), changes: v.array(change) }),
  ),
  "pages.show": act({ id }, work),
  /**
   * The page as it would be, drawn by the code of the site; null where it cannot be, with these texts
   * or, on a host that cannot draw, with any. On a busy host it may be under way: it is asked for again.
   */
  "pages.preview": act(
    { content, language },
    v.strictObject({ html: v.nullable(v.string()), isUnderWay: v.boolean(), canDraw: v.boolean() }),
  ),
  /** It is new without an id. Submitted and approved as every other work. */
  "pages.save": act(
    {
      id: v.optional(v.nullable(id), null),
      number: v.optional(whole, 0),
      content: v.pipe(
        content,
        // The database takes no such character.
        v.check((given) => !JSON.stringify(given).includes("\\u0000"), "unreadable"),
      ),
    },
    savedWork,
  ),
  "pages.schedule": act(
    {
      ...seen,
      at: v.pipe(
        v.string("schedule"),
        v.check((given) => !Number.isNaN(Date.parse(given)), "schedule"),
      ),
    },
    outcome("scheduled"),
  ),
  /** One text of a change; all of it by `works.withdraw`. */
  "pages.take-back": act({ id, place, path }, outcome("taken-back")),
};
