/** What widens rights: waits for a second person, who confirms or refuses it. */
import type { rightsActs as declared } from "../../../core/acts/rights.ts";
import { done } from "../_shared/action.ts";
import { newDigits } from "../_shared/digits.ts";
import { hashToken } from "../_shared/tokens.ts";
import { type ActsOf, ask } from "./act.ts";

export const rightsActs = {
  "rights.list": (caller, _fields, deps) => ask(caller, deps, "desk_proposals"),
  "rights.confirm": async (caller, { id }, deps) => {
    const code = newDigits(8);
    const confirmed = await ask<{ coded: boolean }>(
      ...([caller, deps, "desk_confirm_proposal", id, await hashToken(code)] as const),
    );
    deps.mailQueued();
    if (confirmed.status !== 200) return confirmed;
    return done({ outcome: "confirmed", code: confirmed.body.coded ? code : null });
  },
  "rights.refuse": (caller, { id }, deps) => ask(caller, deps, "desk_refuse_proposal", id),
} satisfies ActsOf<typeof declared>;
