/** The firm's people: who they are, what they may do, coming and going. */
import type { DeskBody } from "../../../core/acts/desk.ts";
import type { staffActs as declared } from "../../../core/acts/staff.ts";
import { done } from "../_shared/action.ts";
import { newDigits } from "../_shared/digits.ts";
import { hashToken } from "../_shared/tokens.ts";
import { type ActsOf, ask } from "./act.ts";

// The database takes several roles as one text, with commas.
export const staffActs = {
  "staff.list": (caller, _fields, deps) => ask(caller, deps, "desk_staff"),
  "staff.invite": async (caller, { email, name, language, roles }, deps) => {
    const invited = [email, name, language, roles.join(",")] as const;
    const asked = await ask<DeskBody<"staff.invite">>(
      caller,
      deps,
      "desk_invite_staff",
      ...invited,
    );
    deps.mailQueued();
    return asked;
  },
  "staff.roles": (caller, { id, was, roles }, deps) =>
    ask(caller, deps, "desk_change_roles", id, was.join(","), roles.join(",")),
  "staff.revoke": (caller, { id }, deps) => ask(caller, deps, "desk_revoke_staff", id),
  "staff.reset-factors": async (caller, { id }, deps) => {
    const code = newDigits(8);
    const reset = await ask(caller, deps, "desk_reset_staff", id, await hashToken(code));
    deps.mailQueued();
    return reset.status === 200 ? done({ code }) : reset;
  },
} satisfies ActsOf<typeof declared>;
