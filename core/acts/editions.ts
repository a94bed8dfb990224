/** Editions of legal texts: which one stood when, and the next one, from a proposal to its day. */
import * as v from "valibot";
import { instantAt } from "../firm-time.ts";
import { longestChange, longestEdition, longestSummary, longestTitle } from "../limits.ts";
import { act, bilingual, day, hash, id, language, moment, outcome, whole } from "./act.ts";
import { savedWork, sentBack, shownWork, state } from "./approvals.ts";

/** The page that shows it. */
const textId = v.pipe(v.string("no-legal-text"), v.regex(/^[a-z]+(?:-[a-z]+)*$/, "no-legal-text"));
const version = v.pipe(v.string("version"), v.regex(/^[1-9]\d{0,2}\.\d{1,3}$/, "version"));
const realDay = v.pipe(
  v.string("no-day"),
  v.check((given) => instantAt(`${given}T12:00`) !== undefined, "no-day"),
);
const words = v.strictObject({
  title: v.pipe(v.string("unreadable"), v.maxLength(longestTitle, "edition-too-long")),
  summary: v.pipe(v.string("unreadable"), v.maxLength(longestSummary, "edition-too-long")),
  body: v.pipe(v.string("unreadable"), v.maxLength(longestEdition, "edition-too-long")),
});
const change = v.pipe(v.string("unreadable"), v.maxLength(longestChange, "edition-too-long"));

/** What is written, and what the second person confirms: nothing of it is added later. */
const content = v.strictObject({
  text: textId,
  version,
  from: realDay,
  prevails: language,
  change: bilingual(change),
  en: words,
  fr: words,
});
export type EditionContent = v.InferOutput<typeof content>;

const row = v.strictObject({
  text: v.string(),
  version: v.string(),
  published: day,
  from: day,
  hash,
  /** When the installation brought it; null where it was confirmed at the desk. */
  broughtAt: v.nullable(moment),
  id: v.nullable(id),
  author: v.nullable(v.string()),
  approver: v.nullable(v.string()),
  approvedAt: v.nullable(moment),
  withdrawnAt: v.nullable(moment),
  withdrawnBy: v.nullable(v.string()),
});
export type EditionRow = v.InferOutput<typeof row>;

const waiting = v.strictObject({
  id,
  text: v.string(),
  version: v.string(),
  from: day,
  state,
  author: v.string(),
  changedAt: moment,
  sentBack,
});
export type WaitingEdition = v.InferOutput<typeof waiting>;

const work = v.strictObject({
  ...shownWork,
  kind: v.literal("edition"),
  content,
  /** Why it cannot be submitted or confirmed today, as a code of `refusals.ts`. */
  fault: v.nullable(v.picklist(["no-legal-text", "version-taken", "day-past", "day-taken"])),
});
export type EditionWork = v.InferOutput<typeof work>;

/** `before`: the hash of the edition that it was compared with, if it follows one. */
const seen = { id, hash, before: v.nullable(hash) };

/**
 * What the site could not draw, by its name (privacy/4.0, or the address of a letter), and why;
 * without a name it could draw nothing new at all.
 */
export const leftOut = v.array(v.strictObject({ text: v.string(), fault: v.string() }));
export type LeftOut = v.InferOutput<typeof leftOut>[number];

export const editionActs = {
  "editions.list": act(
    {},
    v.strictObject({ today: day, editions: v.array(row), waiting: v.array(waiting), leftOut }),
  ),
  "editions.show": act({ id }, work),
  /** It is new without an id. */
  "editions.save": act(
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
  /** It was never announced, and its number is free again. */
  "editions.drop": act({ id, hash }, outcome("dropped")),
  "editions.submit": act(seen, outcome("submitted")),
  "editions.confirm": act(seen, outcome("announced")),
  "editions.withdraw": act({ text: textId, version }, outcome("withdrawn")),
};
