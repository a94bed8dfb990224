/** Mails: what became of each and why, how they look, sending again, and what came back. */
import * as v from "valibot";
import { mailStandings, returnReasons } from "../kinds.ts";
import { act, choice, count, filter, id, language, moment, outcome, page } from "./act.ts";

/** `server`: a mail server said so, nobody noted it. */
const returned = v.picklist([...returnReasons, "server"]);

const facts = {
  id,
  template: v.string(),
  about: v.nullable(v.string()),
  language,
  attempts: count,
  standing: v.picklist(mailStandings),
  last_error: v.nullable(v.string()),
  created_at: moment,
  settled_at: v.nullable(moment),
  next_attempt_at: moment,
  /** Whether this colleague may see the recipient and the text. */
  shown: v.boolean(),
  /** How many mails came back from the same address. */
  returns: count,
};

const row = v.strictObject({
  ...facts,
  recipient: v.nullable(v.string()),
  returned: v.nullable(returned),
});
export type MailRow = v.InferOutput<typeof row>;

const mailPage = v.strictObject({
  ...page(row).entries,
  templates: v.array(v.string()),
  /** Too many addresses begin like this one: not all of their mails are shown. */
  broad: v.boolean(),
});

const shownMail = v.strictObject({
  ...facts,
  tries: v.array(
    v.strictObject({
      at: moment,
      outcome: v.picklist(["accepted", "refused", "left-out"]),
      error: v.nullable(v.string()),
      words: v.nullable(v.string()),
    }),
  ),
  came_back: v.nullable(
    v.strictObject({ at: moment, reason: returned, noted_by: v.nullable(v.string()) }),
  ),
  view: v.nullable(
    v.strictObject({ to: v.string(), subject: v.string(), html: v.string(), text: v.string() }),
  ),
});
export type ShownMail = v.InferOutput<typeof shownMail>;

export const mailActs = {
  "mail.list": act(
    {
      state: choice([...mailStandings, "returned"]),
      template: filter(60),
      recipient: filter(254),
      before: filter(100),
    },
    mailPage,
  ),
  "mail.show": act({ id }, shownMail),
  "mail.again": act({ id }, outcome("queued")),
  "mail.returned": act({ id, reason: v.picklist(returnReasons, "reason") }, outcome("noted")),
};
