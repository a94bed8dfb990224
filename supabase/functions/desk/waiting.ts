/** Who sits here, what waits for them, and one search over everything they may see. */
import { leftOfDemonstration } from "../../../content/demonstration.ts";
import { demonstration } from "../../../content/site.ts";
import type { waitingActs as declared } from "../../../core/acts/waiting.ts";
import { done, invalid } from "../_shared/action.ts";
import { type ActsOf, ask, must } from "./act.ts";

type Mark = { offSince: string | null; isProposed: boolean };

export const waitingActs = {
  colleague: (caller, _fields, deps) => ask(caller, deps, "desk_colleague"),
  waiting: (caller, _fields, deps) => ask(caller, deps, "desk_waiting"),
  // What is left is in the facts that this program was built with, of which the database knows nothing.
  demonstration: async (caller, _fields, deps) => {
    const asked = await ask<Mark>(caller, deps, "desk_mark");
    if (asked.status !== 200) return asked;
    const left = leftOfDemonstration();
    const isOff = asked.body.offSince !== null && left.length === 0;
    return done({ ...asked.body, marked: Boolean(demonstration) && !isOff, left });
  },
  "mark.take-off": async (caller, _fields, deps) => {
    await must(caller, deps, "rights.confirm");
    if (leftOfDemonstration().length > 0) return invalid("demonstration-left");
    const asked = await ask<{ outcome: "proposed" }>(caller, deps, "desk_take_mark_off");
    deps.mailQueued();
    return asked;
  },
  "mark.put-back": async (caller, _fields, deps) => {
    const asked = await ask<{ outcome: "back" }>(caller, deps, "desk_put_mark_back");
    deps.mailQueued();
    return asked;
  },
  search: (caller, { q }, deps) => ask(caller, deps, "desk_search", q),
} satisfies ActsOf<typeof declared>;
