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
    v.strictObject({ outcome: v.picklist(["invited", "let in", "changed"]) }),
  ),
  /** `was`: as they were read. */
  "staff.roles": act(
    { id, was: v.optional(v.array(text(40)), []), roles: given },
    outcome("changed"),
  ),
  "staff.revoke": act({ id }, outcome("revoked")),
  /** The code is shown once, to be told by telephone. */
  "staff.reset-factors": act({ id }, v.strictObject({ code: v.string() })),
};
