/** The ledger: read by who may, and verified a stretch at a time. */
import type { ledgerActs as declared } from "../../../core/acts/ledger.ts";
import { invalid } from "../_shared/action.ts";
import { type ActsOf, ask } from "./act.ts";

export const ledgerActs = {
  "ledger.list": (caller, { who, of, about, from, to, words, before }, deps) =>
    ask(caller, deps, "desk_ledger", who, of, about, from, to, words, before),
  "ledger.accesses": (caller, { who, kind, about, from, to, before }, deps) =>
    ask(caller, deps, "desk_accesses", who, kind, about, from, to, before),
  "ledger.verify": async (caller, { after, hash }, deps) =>
    after && !hash ? invalid() : ask(caller, deps, "desk_verify_ledger", after, hash),
} satisfies ActsOf<typeof declared>;
