/** Who sits at the desk, what waits for them, and one search over everything they may see. */
import * as v from "valibot";
import { roles, waitingKinds } from "../kinds.ts";
import { act, bilingual, count, filter, id, language, moment } from "./act.ts";

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
  search: act({ q: filter(100) }, v.strictObject({ found: v.array(found) })),
};
