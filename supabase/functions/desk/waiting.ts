/** Who sits here, what waits for them, and one search over everything they may see. */
import type { waitingActs as declared } from "../../../core/acts/waiting.ts";
import { type ActsOf, ask } from "./act.ts";

export const waitingActs = {
  colleague: (caller, _fields, deps) => ask(caller, deps, "desk_colleague"),
  waiting: (caller, _fields, deps) => ask(caller, deps, "desk_waiting"),
  search: (caller, { q }, deps) => ask(caller, deps, "desk_search", q),
} satisfies ActsOf<typeof declared>;
