/** The messages of visitors: taken, noted, answered, closed. */
import * as v from "valibot";
import { subjects } from "../contact-limits.ts";
import { messageStates } from "../kinds.ts";
import { longestText } from "../limits.ts";
import {
  act,
  choice,
  count,
  filter,
  id,
  language,
  moment,
  named,
  page,
  text,
  whole,
  yes,
} from "./act.ts";

const onMessage = { reference: text(20), version: whole };
const changed = v.strictObject({ version: count });

/** Nothing is cut: what is too long is refused, and still stands in the form. */
const written = v.pipe(
  text(longestText),
  v.transform((typed) => typed.replace(/\r\n?/g, "\n")),
  v.nonEmpty("invalid"),
);

const subject = v.picklist(subjects);
const state = v.picklist(messageStates);

const row = v.strictObject({
  id,
  reference: v.string(),
  name: v.string(),
  subject,
  state,
  version: count,
  assignee: v.nullable(v.string()),
  receivedAt: moment,
  excerpt: v.string(),
  due: v.nullable(moment),
  language,
  cursor: v.string(),
});

const entry = v.strictObject({
  id,
  at: moment,
  by: v.string(),
  /** `unsent` is an answer that was taken back before its mail left. */
  kind: v.picklist(["note", "answer", "unsent", "state", "assignee"]),
  body: v.nullable(v.string()),
  changedTo: v.nullable(v.string()),
  language: v.nullable(language),
  /** Its mail has not left yet, so it can be taken back. */
  waits: v.boolean(),
});
export type Entry = v.InferOutput<typeof entry>;

const opened = v.strictObject({
  message: v.strictObject({
    reference: v.string(),
    name: v.string(),
    email: v.string(),
    phone: v.string(),
    subject,
    message: v.string(),
    language,
    state,
    version: count,
    assignedTo: v.nullable(id),
    assignee: v.nullable(v.string()),
    receivedAt: moment,
    acknowledgeDue: v.nullable(moment),
    answerDue: moment,
    /** The last day for a complaint whose writer was told why it takes longer. */
    answerLimit: v.nullable(moment),
    acknowledgedAt: v.nullable(moment),
    answeredAt: v.nullable(moment),
    due: v.nullable(moment),
  }),
  thread: v.array(entry),
  mails: v.array(
    v.strictObject({
      id,
      template: v.string(),
      state: v.picklist(["queued", "sent", "dead"]),
      createdAt: moment,
      settledAt: v.nullable(moment),
      error: v.nullable(v.string()),
    }),
  ),
  colleagues: v.array(named),
  /** Standard answers that are published, in the visitor's language. */
  templates: v.array(v.strictObject({ id, name: v.string(), body: v.string() })),
});
export type OpenedMessage = v.InferOutput<typeof opened>;

export const messageActs = {
  "messages.list": act(
    {
      state: choice(messageStates),
      subject: choice(subjects),
      assignee: choice(["me", "nobody"]),
      q: filter(),
      before: filter(80),
    },
    v.strictObject({
      ...page(row).entries,
      counts: v.strictObject({ new: count, taken: count, answered: count, closed: count }),
      /** To whom messages can be given. */
      colleagues: v.array(named),
    }),
  ),
  "messages.show": act({ reference: text(20) }, opened),
  "messages.take": act(onMessage, changed),
  "messages.assign": act({ ...onMessage, to: v.nullable(id) }, changed),
  "messages.state": act(
    { ...onMessage, state: v.picklist(["closed", "open"], "invalid") },
    changed,
  ),
  "messages.note": act({ ...onMessage, body: written }, changed),
  "messages.answer": act(
    {
      ...onMessage,
      body: written,
      /** More will follow: the message stays open. */
      more: v.optional(yes, false),
      /** The writer is told why it takes longer. */
      longer: v.optional(yes, false),
    },
    changed,
  ),
  "messages.take-back": act({ ...onMessage, entry: id }, changed),
  /** Who else has the same thing open, and whether they write. */
  presence: act(
    {
      thing: v.pipe(text(100), v.regex(/^(?:message|letter):[\w-]+$/, "invalid")),
      writing: v.optional(yes, false),
    },
    v.strictObject({
      others: v.array(v.strictObject({ name: v.string(), writing: v.boolean() })),
    }),
  ),
};
