/** Two pairs of eyes: what one person wrote, another approves before it leaves the house. */
import * as v from "valibot";
import { workKinds, workStates } from "../kinds.ts";
import { longestText, mostReason, nameLimits } from "../limits.ts";
import {
  act,
  bilingual,
  choice,
  count,
  cursor,
  filter,
  hash,
  id,
  moment,
  outcome,
  page,
  text,
  whole,
  yes,
} from "./act.ts";
import { letter } from "./letter-shape.ts";

export const state = v.picklist(workStates);

export const sentBack = v.nullable(
  v.strictObject({ by: v.string(), at: moment, remark: v.string() }),
);

const approval = v.strictObject({
  id,
  revision: count,
  hash,
  approver: v.string(),
  at: moment,
  lane: v.picklist(["normal", "emergency", "sent-back"]),
  reason: v.nullable(v.string()),
  voidedAt: v.nullable(moment),
  reviewer: v.nullable(v.string()),
  reviewedAt: v.nullable(moment),
  /** Whether the colleague who is signed in wrote part of it. */
  mine: v.boolean(),
});
export type Approval = v.InferOutput<typeof approval>;

const revision = v.strictObject({ number: count, author: v.string(), madeAt: moment, hash });
export type Revision = v.InferOutput<typeof revision>;

/** What is shown of every work (`private.work_shown`); its content depends on its kind. */
export const shownWork = {
  id,
  name: v.string(),
  state,
  number: count,
  hash,
  live: v.nullable(count),
  submittedAt: v.nullable(moment),
  twoEyes: v.boolean(),
  mine: v.boolean(),
  sentBack,
  revisions: v.array(revision),
  approvals: v.array(approval),
};

const texts = bilingual(v.string());
export type Content = v.InferOutput<typeof texts>;

const standardAnswer = v.strictObject({
  ...shownWork,
  kind: v.literal("standard-answer"),
  content: texts,
  liveContent: v.nullable(texts),
  withdrawnAt: v.null(),
});

const letterWork = v.strictObject({
  ...shownWork,
  kind: v.literal("letter"),
  content: letter,
  liveContent: v.nullable(letter),
  /** When it was taken off the site. */
  withdrawnAt: v.nullable(moment),
});
export type LetterWork = v.InferOutput<typeof letterWork>;

/** A release, an edition, a page and a publication are shown in their own rooms. */
const releaseWork = v.strictObject({ id, kind: v.literal("release"), name: v.string() });
const editionWork = v.strictObject({ id, kind: v.literal("edition"), name: v.string() });
const pageWork = v.strictObject({ id, kind: v.literal("page"), name: v.string() });
const publicationWork = v.strictObject({ id, kind: v.literal("publication"), name: v.string() });

const row = v.strictObject({
  id,
  kind: v.picklist(workKinds),
  name: v.string(),
  /** Only of a letter and a publication, whose `name` is their address. */
  titles: v.nullable(texts),
  state,
  number: count,
  live: v.nullable(count),
  owed: v.boolean(),
  sentBack,
  author: v.string(),
  changedAt: moment,
});

export const savedWork = v.strictObject({
  id,
  number: count,
  outcome: v.picklist(["saved", "unchanged"]),
});

/** Of the content that was seen, and of no other. */
const seen = { id, hash };
const written = v.pipe(
  v.string("language-missing"),
  text(longestText, "too-long"),
  v.nonEmpty("language-missing"),
);

export const approvalActs = {
  "approvals.list": act(
    {
      state: choice([...workStates, "owed", "sent-back"]),
      words: filter(),
      before: cursor,
    },
    v.strictObject({ ...page(row).entries, twoEyes: v.boolean() }),
  ),
  "approvals.show": act(
    { id },
    v.variant("kind", [
      standardAnswer,
      letterWork,
      releaseWork,
      editionWork,
      pageWork,
      publicationWork,
    ]),
  ),
  /** A standard answer: the same in both languages, neither empty. It is new without an id. */
  "works.save": act(
    {
      id: v.optional(v.nullable(id), null),
      name: v.optional(text(nameLimits[1], "name-missing"), ""),
      number: v.optional(whole, 0),
      en: written,
      fr: written,
    },
    savedWork,
  ),
  "works.submit": act(seen, outcome("submitted")),
  "works.publish": act(seen, outcome("published")),
  "works.publish-now": act({ ...seen, reason: text(mostReason) }, outcome("published")),
  "works.withdraw": act(seen, outcome("withdrawn")),
  "approvals.give": act(seen, outcome("approved")),
  "approvals.send-back": act({ ...seen, reason: text(mostReason) }, outcome("sent-back")),
  "approvals.review": act({ id }, outcome("reviewed")),
  "approvals.settings": act(
    { twoEyes: yes },
    // Proposed: it stays as it is until a second person confirms.
    v.strictObject({ twoEyes: v.boolean(), proposed: v.boolean() }),
  ),
};
