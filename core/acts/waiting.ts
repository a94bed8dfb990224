/** Who sits at the desk, what waits for them, and one search over everything they may see. */
import * as v from "valibot";
import { leftKinds, roles, waitingKinds } from "../kinds.ts";
import { act, bilingual, count, filter, id, language, moment, outcome } from "./act.ts";

const colleague = v.strictObject({
  needs: v.null(),
  user: id,
  name: v.string(),
  language,
  roles: v.array(v.picklist(roles)),
  acts: v.array(v.string()),
});
export type Colleague = v.InferOutput<typeof colleague>;

const found = v.strictObject({
  room: v.picklist(["messages", "approvals", "partners", "staff", "ledger"]),
  id: v.string(),
  /** The order of the rooms. */
  place: count,
  title: v.string(),
  /** Only of a letter. */
  titles: v.nullable(bilingual(v.string())),
  excerpt: v.string(),
  at: v.nullable(moment),
});
export type Found = v.InferOutput<typeof found>;

export const waitingActs = {
  /** Or what they have to do first. */
  colleague: act(
    {},
    v.union([colleague, v.strictObject({ needs: v.picklist(["staff", "proof", "enrolment"]) })]),
  ),
  waiting: act(
    {},
    v.strictObject({
      /** While the mail server does not answer: since when, and how many mails wait, up to a thousand. */
      mailServer: v.nullable(v.strictObject({ since: moment, waiting: count })),
      waiting: v.array(
        v.strictObject({
          kind: v.picklist(waitingKinds),
          count,
          since: v.nullable(moment),
          due: v.nullable(moment),
        }),
      ),
    }),
  ),
  /** Before the site is opened to the public. */
  demonstration: act(
    {},
    v.strictObject({
      /** Whether every page says that it is one. */
      marked: v.boolean(),
      /** Since when two colleagues have taken that off; it counts while nothing is left. */
      offSince: v.nullable(moment),
      /** One proposed to take it off, and a second person has yet to say. */
      isProposed: v.boolean(),
      left: v.array(
        v.strictObject({ what: v.picklist(leftKinds), such: v.string(), file: v.string() }),
      ),
    }),
  ),
  /** Proposed to a second person; refused while anything of the demonstration is left. */
  "mark.take-off": act({}, outcome("proposed")),
  "mark.put-back": act({}, outcome("back")),
  search: act({ q: filter(100) }, v.strictObject({ found: v.array(found) })),
};
