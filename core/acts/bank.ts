/** A fund's bank account: the numbers on file, a change that waits, and the calls about it. */
import * as v from "valibot";
import { compact, isBic, isIban } from "../iban.ts";
import { bankLimits } from "../limits.ts";
import { act, count, day, id, moment, outcome, text, yes } from "./act.ts";

/** A text of so many characters; what else is given is refused with this code. */
function within([least, most]: readonly [number, number], reason: string) {
  return v.pipe(v.string(reason), text(most, reason), v.minLength(least, reason));
}

/** In one form, or the same number would be two. */
const phone = v.pipe(
  v.string("phone"),
  text(60, "phone"),
  v.transform((typed) => typed.replace(/\s+/g, " ")),
  v.regex(/^\+[\d ().-]{6,38}$/, "phone"),
);

/** May be missing, or too short to be one. */
const reason = v.pipe(
  v.optional(v.nullable(text(bankLimits.reason[1])), null),
  v.transform((typed) => (typed && typed.length >= bankLimits.reason[0] ? typed : null)),
);

const details = { holder: v.string(), iban: v.string(), bic: v.string(), bank: v.string() };

const account = v.strictObject({
  id,
  ...details,
  from: moment,
  until: v.nullable(moment),
  verifiedOn: day,
});
export type BankAccount = v.InferOutput<typeof account>;

const contact = v.strictObject({
  name: v.string(),
  phone: v.string(),
  since: moment,
  notedBy: v.nullable(v.string()),
  confirmedBy: v.nullable(v.string()),
  confirmedAt: v.nullable(moment),
  /** Whether the colleague who is signed in noted it. */
  own: v.boolean(),
  counts: v.boolean(),
  countsFrom: moment,
});
export type Contact = v.InferOutput<typeof contact>;

const telephoneCall = v.strictObject({
  by: v.string(),
  phone: v.string(),
  spokeWith: v.string(),
  confirmed: v.boolean(),
  at: moment,
});
export type TelephoneCall = v.InferOutput<typeof telephoneCall>;

const change = v.strictObject({
  id,
  ...details,
  source: v.string(),
  holderReason: v.nullable(v.string()),
  by: v.string(),
  own: v.boolean(),
  at: moment,
  settledAt: v.nullable(moment),
  outcome: v.nullable(v.picklist(["taken", "refused", "withdrawn"])),
  reason: v.nullable(v.string()),
  /** A telephone call did not confirm it, and nobody has closed the alarm yet. */
  alarm: v.nullable(v.boolean()),
  whyNot: v.nullable(v.picklist(["own", "twice", "newcomer"])),
  numbers: v.array(v.strictObject({ name: v.string(), phone: v.string() })),
  calls: v.array(telephoneCall),
});
export type Change = v.InferOutput<typeof change>;

export const bankActs = {
  "bank.read": act(
    { fund: id },
    v.strictObject({
      accounts: v.array(account),
      contacts: v.array(contact),
      changes: v.array(change),
    }),
  ),
  "bank.note-number": act(
    { fund: id, name: within(bankLimits.name, "person"), phone },
    outcome("noted"),
  ),
  "bank.confirm-number": act({ fund: id, phone: text(40) }, outcome("confirmed")),
  "bank.end-number": act({ fund: id, phone: text(40) }, outcome("ended")),
  "bank.propose": act(
    {
      fund: id,
      holder: within(bankLimits.name, "holder-missing"),
      iban: v.pipe(text(60, "iban"), v.transform(compact), v.check(isIban, "iban")),
      bic: v.pipe(text(20, "bic"), v.transform(compact), v.check(isBic, "bic")),
      bank: within(bankLimits.name, "bank"),
      source: within(bankLimits.source, "source"),
      holderReason: reason,
    },
    v.strictObject({ id }),
  ),
  "bank.call": act(
    {
      id,
      confirmed: yes,
      spokeWith: within(bankLimits.name, "spokeWith"),
      phone: v.pipe(text(40, "number"), v.nonEmpty("number")),
      reason,
    },
    v.strictObject({
      outcome: v.picklist(["called", "refused", "taken"]),
      told: v.nullable(count),
    }),
  ),
  "bank.withdraw": act({ id, reason }, outcome("withdrawn")),
  "bank.close-alarm": act({ id }, outcome("closed")),
};
