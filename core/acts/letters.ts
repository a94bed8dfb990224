/** Letters to the readers: written, looked at, checked, sent, and what came back. */
import * as v from "valibot";
import { returnReasons, sendingStates } from "../kinds.ts";
import { type LetterText, letterThemes } from "../letter-text.ts";
import { sendingRate } from "../limits.ts";
import { textFaults } from "../text-fault.ts";
import { unfitKinds } from "../unfit-words.ts";
import {
  act,
  bilingual,
  count,
  day,
  hash,
  id,
  moment,
  oneOf,
  outcome,
  text,
  whole,
} from "./act.ts";
import { savedWork, sentBack, state } from "./approvals.ts";
import { leftOut } from "./editions.ts";
import { letter } from "./letter-shape.ts";

/** Only a whole letter is read; what is wrong with it is for the checks to say. */
const content = v.pipe(
  v.custom<LetterText>((given) => v.is(letter, given), "letter"),
  // The database takes no such character.
  v.check((given) => !JSON.stringify(given).includes("\\u0000"), "letter"),
);

const sendingFacts = {
  id,
  state: v.picklist(sendingStates),
  sendAt: moment,
  perMinute: count,
  by: v.string(),
  madeAt: moment,
  startedAt: v.nullable(moment),
  endedAt: v.nullable(moment),
  unknownLeftAt: v.nullable(moment),
  /** Unknown since somebody last decided about such mails. */
  undecided: count,
  /** Null until the sending has begun. */
  counts: v.nullable(
    v.strictObject({
      recipients: count,
      accepted: count,
      refused: count,
      returned: count,
      unknown: count,
      left: count,
      dead: count,
      ready: count,
      sending: count,
    }),
  ),
};
const sending = v.strictObject({ ...sendingFacts, leftSince: count });
export type Sending = v.InferOutput<typeof sending>;

const row = v.strictObject({
  id,
  name: v.string(),
  slug: v.nullable(v.string()),
  number: count,
  titles: bilingual(v.string()),
  state,
  owed: v.boolean(),
  sentBack,
  theme: v.picklist(letterThemes),
  author: v.string(),
  changedAt: moment,
  publishedOn: v.nullable(day),
  withdrawnAt: v.nullable(moment),
  sending: v.nullable(v.strictObject(sendingFacts)),
});

const fault = v.strictObject({
  code: v.picklist([...textFaults, "other"]),
  what: v.string(),
  line: v.nullable(count),
});

const mail = v.strictObject({ subject: v.string(), html: v.string(), text: v.string() });
const optionalIn = <Value extends v.GenericSchema>(value: Value) =>
  v.strictObject({ en: v.exactOptional(value), fr: v.exactOptional(value) });

const field = v.picklist(["title", "summary", "body"]);
const languageChecks = v.strictObject({
  missing: v.array(field),
  fault: v.nullable(fault),
  tooLong: v.array(v.strictObject({ field, length: count, most: count })),
  words: v.array(
    v.strictObject({
      kind: v.picklist(["promise", "superlative", "performance"]),
      line: count,
      before: v.string(),
      words: v.string(),
      after: v.string(),
    }),
  ),
  /** There is a figure of performance, but not the warning that must go with it. */
  warningMissing: v.boolean(),
  shape: v.nullable(
    v.strictObject({ headings: count, figures: count, tables: count, notes: count }),
  ),
  /** Samples that were not overwritten, and words of the other language. */
  unfit: v.array(
    v.strictObject({ kind: v.picklist(unfitKinds), field, line: count, words: v.string() }),
  ),
  described: count,
  links: v.array(v.string()),
  pictures: v.array(v.string()),
});

const checked = v.strictObject({
  checks: bilingual(languageChecks),
  links: v.array(
    v.strictObject({
      address: v.string(),
      state: v.picklist(["answers", "gone", "silent", "private"]),
    }),
  ),
});
export type Checked = v.InferOutput<typeof checked>;

const standing = v.strictObject({
  readers: bilingual(count),
  published: v.nullable(v.strictObject({ slug: v.string(), on: day, revision: count })),
  sendings: v.array(sending),
});
export type Standing = v.InferOutput<typeof standing>;

export const letterActs = {
  "letters.list": act({}, v.strictObject({ rows: v.array(row), leftOut })),
  /** What is being written may have faults; it is kept all the same. It is new without an id. */
  "letters.save": act(
    { id: v.optional(v.nullable(id), null), number: v.optional(whole, 0), content },
    savedWork,
  ),
  "letters.preview": act(
    { content },
    v.strictObject({ mails: optionalIn(mail), faults: optionalIn(fault) }),
  ),
  "letters.check": act({ content }, checked),
  "letters.test": act({ content }, v.strictObject({ to: v.string() })),
  /** A picture that the browser has made small, as base64. */
  "letters.picture": act(
    { bytes: v.pipe(v.string("picture"), v.regex(/^[\w+/]+={0,2}$/, "picture")) },
    v.strictObject({ hash }),
  ),
  "letters.standing": act({ id }, standing),
  "letters.send": act(
    {
      id,
      hash,
      /** By the firm's clock, as it was chosen; empty is now. */
      at: v.optional(v.pipe(v.string("schedule"), text(20, "schedule")), ""),
      perMinute: v.optional(
        v.pipe(v.number("schedule"), v.safeInteger("schedule")),
        sendingRate.usual,
      ),
      /** How many readers it was said to go to. */
      count: v.pipe(v.number("count"), v.safeInteger("count")),
    },
    v.strictObject({ id, outcome: v.literal("scheduled") }),
  ),
  "letters.steer": act(
    { sending: id, wanted: oneOf(["pause", "go-on", "stop"]) },
    v.strictObject({ state: v.picklist(["paused", "running", "scheduled", "stopped"]) }),
  ),
  /** What becomes of the mails of which nobody knows whether they left. */
  "letters.unknown": act(
    {
      sending: id,
      decision: oneOf(["again", "leave"]),
      /** How many were looked at. */
      count: v.pipe(v.number("unknown-count"), v.safeInteger("unknown-count")),
    },
    v.strictObject({ mails: count }),
  ),
  "letters.returned": act(
    { mail: id, reason: v.picklist(returnReasons, "reason") },
    outcome("noted"),
  ),
};
