/** What widens rights: waits for a second person, who confirms or refuses it. */
import { leftOfDemonstration } from "../../../content/demonstration.ts";
import type { rightsActs as declared } from "../../../core/acts/rights.ts";
import { done, invalid } from "../_shared/action.ts";
import type { Caller } from "../_shared/caller.ts";
import type { Deps } from "../_shared/deps.ts";
import { newDigits } from "../_shared/digits.ts";
import { hashToken } from "../_shared/tokens.ts";
import { type ActsOf, ask, must } from "./act.ts";

export const rightsActs = {
  "rights.list": (caller, _fields, deps) => ask(caller, deps, "desk_proposals"),
  "rights.confirm": async (caller, { id }, deps) => {
    if (await waitsInVain(caller, id, deps)) return invalid("demonstration-left");
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

/** To take the mark of a demonstration off, proposed before a version in which some of one is left. */
async function waitsInVain(caller: Caller, id: string, deps: Deps): Promise<boolean> {
  await must(caller, deps, "rights.confirm");
  const ofMark = "select from private.proposals where id = $1::uuid and act = 'mark.take-off'";
  return leftOfDemonstration().length > 0 && (await deps.sql(ofMark, [id])).length > 0;
}
