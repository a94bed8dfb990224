/** What widens rights: proposed in the rooms that it belongs to, confirmed or refused here. */
import * as v from "valibot";
import { wideningActs } from "../kinds.ts";
import { act, count, id, moment, outcome } from "./act.ts";

const proposal = v.strictObject({
  id,
  act: v.picklist(wideningActs),
  /** Null for somebody of an investor whose account is gone. */
  by: v.nullable(v.string()),
  /** The entity for which they act who proposed it, where it was no colleague. */
  from: v.nullable(v.string()),
  at: moment,
  /** By the colleague who is signed in. */
  own: v.boolean(),
  /** Why they cannot be the second person, as a code of `refusals.ts`. */
  whyNot: v.nullable(v.picklist(["own-proposal", "own-matter", "newcomer-here"])),
  /** Whom it concerns, and which entity; of a merging, `gone` is the one that goes. */
  whom: v.nullable(v.string()),
  email: v.nullable(v.string()),
  entity: v.nullable(v.string()),
  gone: v.nullable(v.string()),
  /** Roles with commas between, as they were and as they would be. */
  was: v.nullable(v.string()),
  roles: v.nullable(v.string()),
  wasUntil: v.nullable(moment),
  until: v.nullable(moment),
});
export type Proposal = v.InferOutput<typeof proposal>;

export const rightsActs = {
  "rights.list": act(
    {},
    v.strictObject({
      proposals: v.array(proposal),
      /** How many colleagues could be a second person today. */
      approvers: count,
    }),
  ),
  /** The code of a reset is shown once, to be told by telephone. */
  "rights.confirm": act(
    { id },
    v.strictObject({ outcome: v.literal("confirmed"), code: v.nullable(v.string()) }),
  ),
  "rights.refuse": act({ id }, outcome("refused", "withdrawn")),
};
