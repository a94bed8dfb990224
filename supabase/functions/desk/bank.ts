/** A fund's bank account: the numbers on file, a change that waits, and the calls about it. */
import type { bankActs as declared } from "../../../core/acts/bank.ts";
import type { DeskBody } from "../../../core/acts/desk.ts";
import { type ActsOf, ask } from "./act.ts";

export const bankActs = {
  "bank.read": (caller, { fund }, deps) => ask(caller, deps, "desk_bank", fund),
  "bank.note-number": (caller, { fund, name, phone }, deps) =>
    ask(caller, deps, "desk_note_bank_number", fund, name, phone),
  "bank.confirm-number": (caller, { fund, phone }, deps) =>
    ask(caller, deps, "desk_confirm_bank_number", fund, phone),
  "bank.end-number": (caller, { fund, phone }, deps) =>
    ask(caller, deps, "desk_end_bank_number", fund, phone),
  "bank.propose": (caller, { fund, holder, iban, bic, bank, source, holderReason }, deps) => {
    const proposed = [fund, holder, iban, bic, bank, source, holderReason] as const;
    return ask(caller, deps, "desk_propose_bank_account", ...proposed);
  },
  "bank.call": async (caller, { id, phone, spokeWith, confirmed, reason }, deps) => {
    const calling = [id, phone, spokeWith, confirmed, reason] as const;
    const called = await ask<DeskBody<"bank.call">>(
      ...([caller, deps, "desk_record_bank_call", ...calling] as const),
    );
    deps.mailQueued();
    return called;
  },
  "bank.withdraw": (caller, { id, reason }, deps) =>
    ask(caller, deps, "desk_withdraw_bank_change", id, reason),
  "bank.close-alarm": (caller, { id }, deps) => ask(caller, deps, "desk_close_bank_alarm", id),
} satisfies ActsOf<typeof declared>;
