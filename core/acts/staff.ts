/** The firm's people: who they are, what they may do, coming and going. */
import * as v from "valibot";
import { roles } from "../kinds.ts";
import { nameLimits } from "../limits.ts";
import { act, email, id, language, moment, outcome, text } from "./act.ts";

const role = v.picklist(roles);
const given = v.pipe(v.array(text(40), "invalid"), v.nonEmpty("invalid"));

const colleague = v.strictObject({
  id,
  name: v.string(),
  email: v.string(),
  language,
  invitedAt: moment,
  enteredAt: v.nullable(moment),
  hasFactor: v.boolean(),
  /** Whether they may approve and confirm: not in their first two weeks. */
  established: v.boolean(),
  roles: v.array(role),
});

export const staffActs = {
  "staff.list": act(
    {},
    v.strictObject({
      staff: v.array(colleague),
      /** Which roles may do an act. */
      permissions: v.record(v.string(), v.array(role)),
    }),
  ),
  "staff.invite": act(
    {
      email,
      name: v.pipe(text(nameLimits[1]), v.minLength(nameLimits[0], "invalid")),
      language: v.optional(language, "en"),
      roles: given,
    },
    v.strictObject({ outcome: v.picklist(["invited", "proposed"]) }),
  ),
  /** `was`: as they were read. */
  "staff.roles": act(
    { id, was: v.optional(v.array(text(40)), []), roles: given },
    outcome("changed", "proposed"),
  ),
  "staff.revoke": act({ id }, outcome("revoked")),
  "staff.reset-factors": act({ id }, outcome("proposed")),
  /** That a newcomer counts as a second person before two weeks are over. */
  "staff.vouch": act({ id }, outcome("proposed")),
};
