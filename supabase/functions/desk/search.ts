/** One search over everything that somebody may see. */
import { type Act, ask, text } from "./act.ts";

const search: Act = (caller, { q }, deps) => ask(caller, deps, "desk_search", text(q, 100));

export const searchActs = { search };
