/** A fund's account: the numbers on file, a change that waits, and the calls about it. */
import { compact, isBic, isIban } from "../../../core/iban.ts";
import { isUuid } from "../_shared/uuid.ts";
import { type Act, answer, ask, text } from "./act.ts";

const invalid = (reason?: string) => answer(422, { code: "invalid", ...(reason && { reason }) });

const bank: Act = async (caller, { fund }, deps) =>
  isUuid(fund) ? ask(caller, deps, "desk_bank", fund) : invalid();

/** A text of so many signs, or nothing. */
function within(value: unknown, least: number, most: number): string | undefined {
  const given = text(value, most + 1).trim();
  return given.length >= least && given.length <= most ? given : undefined;
}

/** In one form, or the same number would be two. */
function phoneOf(value: unknown): string | undefined {
  const phone = text(value, 60).trim().replace(/\s+/g, " ");
  return /^\+[\d ().-]{6,38}$/.test(phone) ? phone : undefined;
}

const noteNumber: Act = async (caller, fields, deps) => {
  const name = within(fields.name, 2, 140);
  const phone = phoneOf(fields.phone);
  if (!isUuid(fields.fund)) return invalid();
  if (!name) return invalid("name");
  if (!phone) return invalid("phone");
  return ask(caller, deps, "desk_note_bank_number", fields.fund, name, phone);
};

const confirmNumber: Act = async (caller, { fund, phone }, deps) =>
  isUuid(fund) ? ask(caller, deps, "desk_confirm_bank_number", fund, text(phone, 40)) : invalid();

const endNumber: Act = async (caller, { fund, phone }, deps) =>
  isUuid(fund) ? ask(caller, deps, "desk_end_bank_number", fund, text(phone, 40)) : invalid();

const propose: Act = async (caller, fields, deps) => {
  const holder = within(fields.holder, 2, 140);
  const name = within(fields.bank, 2, 140);
  const source = within(fields.source, 2, 500);
  const iban = compact(text(fields.iban, 60));
  const bic = compact(text(fields.bic, 20));
  const reason = text(fields.holderReason, 500).trim();
  if (!isUuid(fields.fund)) return invalid();
  if (!holder) return invalid("holder-missing");
  if (!isIban(iban)) return invalid("iban");
  if (!isBic(bic)) return invalid("bic");
  if (!name) return invalid("bank");
  if (!source) return invalid("source");
  return ask(
    caller,
    deps,
    "desk_propose_bank_account",
    ...[fields.fund, holder, iban, bic, name, source, reason.length < 2 ? null : reason],
  );
};

const call: Act = async (caller, fields, deps) => {
  const spokeWith = within(fields.spokeWith, 2, 140);
  const reason = text(fields.reason, 500).trim() || null;
  const { id, confirmed } = fields;
  if (!isUuid(id) || typeof confirmed !== "boolean") return invalid();
  if (!spokeWith) return invalid("spokeWith");
  const phone = text(fields.phone, 40);
  if (!phone) return invalid("number");
  const calling = [id, phone, spokeWith, confirmed, reason] as const;
  const done = await ask(caller, deps, "desk_record_bank_call", ...calling);
  deps.mailQueued();
  return done;
};

const withdraw: Act = async (caller, { id, reason }, deps) =>
  isUuid(id)
    ? ask(caller, deps, "desk_withdraw_bank_change", id, text(reason, 500).trim() || null)
    : invalid();

const closeAlarm: Act = async (caller, { id }, deps) =>
  isUuid(id) ? ask(caller, deps, "desk_close_bank_alarm", id) : invalid();

export const bankActs = {
  "bank.read": bank,
  "bank.note-number": noteNumber,
  "bank.confirm-number": confirmNumber,
  "bank.end-number": endNumber,
  "bank.propose": propose,
  "bank.call": call,
  "bank.withdraw": withdraw,
  "bank.close-alarm": closeAlarm,
};
