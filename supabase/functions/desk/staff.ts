/** The firm's people: who they are, what they may do, coming and going. */
import type { DeskBody } from "../../../core/acts/desk.ts";
import type { staffActs as declared } from "../../../core/acts/staff.ts";
import { type Act, type ActsOf, ask } from "./act.ts";

/** For an act about one colleague that waits for a second person, who hears of it by mail. */
function proposing<Name extends "staff.reset-factors" | "staff.vouch">(name: string): Act<Name> {
  return async (caller, { id }, deps) => {
    const asked = await ask<DeskBody<Name>>(caller, deps, name, id);
    deps.mailQueued();
    return asked;
  };
}

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
  "staff.roles": async (caller, { id, was, roles }, deps) => {
    const changes = [id, was.join(","), roles.join(",")] as const;
    const asked = await ask<DeskBody<"staff.roles">>(
      ...([caller, deps, "desk_change_roles", ...changes] as const),
    );
    deps.mailQueued();
    return asked;
  },
  "staff.revoke": (caller, { id }, deps) => ask(caller, deps, "desk_revoke_staff", id),
  "staff.reset-factors": proposing("desk_reset_staff"),
  "staff.vouch": proposing("desk_vouch"),
} satisfies ActsOf<typeof declared>;
