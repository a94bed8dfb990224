/** The firm's people: who they are, what they may do, coming and going. */
import { readEmail } from "../../../core/newsletter-schema.ts";
import { newDigits } from "../_shared/digits.ts";
import { hashToken } from "../_shared/tokens.ts";
import { isUuid } from "../_shared/uuid.ts";
import { type Act, answer, ask, text } from "./act.ts";

/** As the database takes them: one text, with commas. */
function readRoles(roles: unknown): string {
  return Array.isArray(roles) ? roles.map((role) => text(role, 40)).join(",") : "";
}

const list: Act = (caller, _fields, deps) => ask(caller, deps, "desk_staff");

const invite: Act = async (caller, fields, deps) => {
  const email = readEmail(fields);
  const name = text(fields.name).trim();
  const language = fields.language === "fr" ? "fr" : "en";
  const roles = readRoles(fields.roles);
  if (!email || name.length < 2 || !roles) return answer(422, { code: "invalid" });
  const asked = await ask(caller, deps, "desk_invite_staff", email, name, language, roles);
  deps.mailQueued();
  return asked;
};

const changeRoles: Act = async (caller, { id, was, roles }, deps) => {
  const given = readRoles(roles);
  if (!isUuid(id) || !given) return answer(422, { code: "invalid" });
  return ask(caller, deps, "desk_change_roles", id, readRoles(was), given);
};

const revoke: Act = async (caller, { id }, deps) => {
  if (!isUuid(id)) return answer(422, { code: "invalid" });
  return ask(caller, deps, "desk_revoke_staff", id);
};

/** The code is shown once, to be told by telephone. */
const resetFactors: Act = async (caller, { id }, deps) => {
  if (!isUuid(id)) return answer(422, { code: "invalid" });
  const code = newDigits(8);
  const done = await ask(caller, deps, "desk_reset_staff", id, await hashToken(code));
  deps.mailQueued();
  return done.status === 200 ? answer(200, { code }) : done;
};

export const staffActs = {
  "staff.list": list,
  "staff.invite": invite,
  "staff.roles": changeRoles,
  "staff.revoke": revoke,
  "staff.reset-factors": resetFactors,
};
