/**
 * What the partners' space reads: two functions of the database, asked by REST with the partner's
 * own rights (`server/backend/partner-reads.ts`).
 */
import * as v from "valibot";
import { documentTypes } from "../document-types.ts";
import { memberRoles } from "../kinds.ts";
import { noticeChoices } from "../notice-choices.ts";
import { act, amount, count, day, hash, id, moment } from "./act.ts";

const role = v.picklist(memberRoles);
const ratio = v.nullable(amount);

/** Whose an answer is. A page shows none that is not of the entity that it asked for. */
const whose = v.strictObject({ id, name: v.string() });
export type Whose = v.InferOutput<typeof whose>;

const fund = v.strictObject({ id, name: v.string(), vintage: count, currency: v.string() });
export type Fund = v.InferOutput<typeof fund>;

/** The account in one fund: sums of the lines up to today, ratios on the day of the last value. */
const account = v.strictObject({
  fund: id,
  committed: amount,
  committedOn: day,
  paidIn: amount,
  distributed: amount,
  /** What may still be called. */
  unfunded: amount,
  /** The day of the last line that is counted. */
  linesTo: v.nullable(day),
  /** Whether the first line sums up several that are not known one by one. */
  opening: v.boolean(),
  nav: v.nullable(amount),
  navOn: v.nullable(day),
  dpi: ratio,
  rvpi: ratio,
  tvpi: ratio,
  pic: ratio,
  /** Payments up to the day of the value: negative what was paid, positive what came back. */
  cash: v.array(v.strictTuple([day, amount])),
});
export type CapitalAccount = v.InferOutput<typeof account>;

/** First and last day. */
const span = v.strictTuple([v.nullable(day), v.nullable(day)]);

/** The funds of one currency, added up. */
const total = v.strictObject({
  currency: v.string(),
  funds: count,
  committed: amount,
  committedOn: span,
  paidIn: amount,
  distributed: amount,
  unfunded: amount,
  linesTo: span,
  nav: v.nullable(amount),
  navOn: span,
  /** How many of the funds have a value. */
  valued: count,
});
export type CurrencyTotal = v.InferOutput<typeof total>;

const call = v.strictObject({
  fund: id,
  dueOn: day,
  reference: v.string(),
  amount,
  noticedOn: v.nullable(day),
  /** What it is for, and by how much each part changes what may still be called. */
  lines: v.array(v.strictObject({ purpose: v.string(), amount, effect: amount })),
  committed: amount,
  /** By all that is due before it, calls to come included. */
  paidInBefore: amount,
  paidInAfter: amount,
  unfundedBefore: amount,
  unfundedAfter: amount,
  /** The notice, where it was published. */
  document: v.nullable(id),
});
export type CallToCome = v.InferOutput<typeof call>;

const document = v.strictObject({
  id,
  fund: id,
  type: v.picklist(documentTypes),
  /** 2026-Q3, 2026-H1, 2026 or 2026-09-30. */
  period: v.string(),
  title: v.nullable(v.string()),
  version: count,
  /** False where there is a newer version, null where it was withdrawn. */
  current: v.nullable(v.boolean()),
  fileName: v.string(),
  size: count,
  sha256: hash,
  publishedAt: moment,
  /** Addressed to this partner's entity alone. */
  own: v.boolean(),
  withdrawnAt: v.nullable(moment),
  withdrawnReason: v.nullable(v.string()),
  /** Published since the visit before this one, and not downloaded yet. */
  isNew: v.boolean(),
});
export type PartnerDocument = v.InferOutput<typeof document>;

const download = v.strictObject({ document: id, fileName: v.string(), version: count, at: moment });
export type LoggedDownload = v.InferOutput<typeof download>;

const figures = {
  accounts: v.array(account),
  totals: v.array(total),
  calls: v.array(call),
  funds: v.array(fund),
  documents: v.array(document),
};

/** What a release shows of one entity's overview before it is let go. */
export const seenOverview = v.strictObject({
  ...figures,
  offersFactor: v.exactOptional(v.boolean()),
});
export type SeenOverview = v.InferOutput<typeof seenOverview>;

/** A factor check, a first factor, or a password of one's own. */
const missing = v.picklist(["proof", "enrolment", "password"]);

const overview = v.strictObject({
  /**
   * Null where nothing may be shown: `needs` says what is missing; without it, they are no partner.
   */
  partner: v.nullable(
    v.strictObject({
      name: v.string(),
      entity: v.string(),
      entityId: id,
      role,
      endsAt: v.nullable(moment),
      /** How soon they get notices of documents. */
      notices: v.picklist(noticeChoices),
      /** Whether their mails name the entity, the fund and the kind of a document. */
      mailsNamed: v.boolean(),
    }),
  ),
  needs: v.nullable(missing),
  /** Whether to offer a factor: they have none, need none, and have not dismissed the offer. */
  offersFactor: v.exactOptional(v.boolean()),
  /** The entities that they are a member of; where something is missing, those that do without it. */
  entities: v.array(v.strictObject({ id, name: v.string(), role })),
  /** Who sees this entity's account; empty for members who may only read. */
  people: v.array(
    v.strictObject({
      /** Of the person; of the proposal, where it waits. */
      id,
      name: v.string(),
      /** Of a reader, so that they are not taken for another. */
      email: v.nullable(v.string()),
      role,
      endsAt: v.nullable(moment),
      /** A reader who was proposed, and whom the firm has yet to confirm. */
      waits: v.boolean(),
    }),
  ),
  seenBefore: v.nullable(moment),
  ...figures,
  /** The downloads of this person, newest first. */
  downloads: v.array(download),
});
export type Overview = v.InferOutput<typeof overview>;

const lineKinds = [
  "call",
  "distribution",
  "return",
  "interest-paid",
  "interest-received",
  "adjustment",
] as const;

/** One line of the account, with the sums after it. */
const line = v.strictObject({
  id,
  kind: v.picklist(lineKinds),
  on: day,
  noticedOn: v.nullable(day),
  reference: v.string(),
  purpose: v.string(),
  amount,
  /** By how much it changes what may still be called. */
  effect: amount,
  unfunded: amount,
  paidIn: amount,
  distributed: amount,
  /** Everything that came back minus everything that was paid. */
  cash: amount,
  opening: v.boolean(),
  /**
   * Until when this distribution may be called again, where the notice says so; of an adjustment,
   * that what could be called until then no longer can.
   */
  recallableUntil: v.nullable(day),
});
export type FundLine = v.InferOutput<typeof line>;

const valuation = v.strictObject({
  on: day,
  nav: amount,
  paidIn: amount,
  distributed: amount,
  /** What was distributed plus the value of what is left. */
  total: amount,
  unfunded: amount,
  dpi: ratio,
  rvpi: ratio,
  tvpi: ratio,
});
export type Valuation = v.InferOutput<typeof valuation>;

const partialLines = [
  "managementFees",
  "managementFeesGross",
  "managementFeeOffsets",
  "expenses",
  "income",
  "realised",
  "unrealised",
  "carry",
  "carryPaid",
] as const;

/**
 * The value at the beginning of a period, the changes with their signs, and the value at its end.
 */
const statement = v.strictObject({
  on: day,
  span: v.picklist(["quarter", "year", "inception"]),
  /** The day of the value at the beginning; null where the period begins with the first line. */
  after: v.nullable(day),
  beginning: amount,
  contributions: amount,
  distributions: amount,
  managementFees: v.nullable(amount),
  expenses: v.nullable(amount),
  income: v.nullable(amount),
  realised: v.nullable(amount),
  unrealised: v.nullable(amount),
  carry: v.nullable(amount),
  other: amount,
  ending: amount,
  /** Of the management fees: what was charged, and what rebates, waivers and offsets took off it. */
  managementFeesGross: v.nullable(amount),
  managementFeeOffsets: v.nullable(amount),
  carryPaid: v.nullable(amount),
  /** At the end of the period; the value is net of it. */
  carryAccrued: v.nullable(amount),
  endingBeforeCarry: v.nullable(amount),
  /** The lines that only some values of the period give: how many do, and since which day. */
  partial: v.array(
    v.strictObject({ line: v.picklist(partialLines), given: count, since: v.nullable(day) }),
  ),
  committed: amount,
  unfundedBeginning: amount,
  called: amount,
  /** `returned` and `recallable` together, for pages of before 20261210. */
  restored: amount,
  /** Excess of calls given back. */
  returned: amount,
  /** Distributions that may be called again. */
  recallable: amount,
  /** What of them can no longer be called. */
  expired: amount,
  adjusted: amount,
  unfundedEnding: amount,
  /** How much of that may be such distributions, at most. */
  recallableLeft: amount,
  /** Those that no adjustment has taken back, by the day until which they may be called. */
  recallableUntil: v.array(v.strictObject({ until: v.nullable(day), amount })),
});
export type Statement = v.InferOutput<typeof statement>;

const bankAccount = v.strictObject({
  holder: v.string(),
  iban: v.string(),
  bic: v.string(),
  bank: v.string(),
  from: moment,
  until: v.nullable(moment),
  verifiedOn: day,
});
export type BankAccount = v.InferOutput<typeof bankAccount>;

const fundAccount = v.strictObject({
  ...fund.entries,
  legalName: v.nullable(v.string()),
  manager: v.nullable(v.string()),
  depositary: v.nullable(v.string()),
  today: day,
  /** Oldest first, with those to come. */
  lines: v.array(line),
  /** Oldest first. */
  valuations: v.array(valuation),
  /** Newest first. */
  statements: v.array(statement),
  /** Newest first; the one without `until` is the one to pay to. */
  bankAccounts: v.array(bankAccount),
  /** Since when another bank account is being verified. */
  changeSince: v.nullable(moment),
});
export type FundAccount = v.InferOutput<typeof fundAccount>;

const entityFund = v.strictObject({
  entity: whose,
  /** Null: no fund in which this entity has an account. */
  fund: v.nullable(fundAccount),
});
export type EntityFund = v.InferOutput<typeof entityFund>;

/**
 * Each names the entity that it asks for. One for which the caller does not act is refused with 404,
 * one that asks for a factor that was not shown with 403; only the overview says then what is missing.
 */
/** One of the entities that somebody acts for, beside the others. */
const beside = v.strictObject({
  entity: whose,
  role,
  /** What is missing before it is shown: everything else is empty then. */
  needs: v.nullable(missing),
  accounts: v.array(account),
  totals: v.array(total),
  calls: v.array(call),
  funds: v.array(fund),
});
export type EntityBeside = v.InferOutput<typeof beside>;

export const across = v.strictObject({
  /** Where none of them is open. */
  needs: v.nullable(missing),
  entities: v.array(beside),
  /** Of all that are open, by currency; `funds` counts accounts. */
  totals: v.array(total),
});
export type Across = v.InferOutput<typeof across>;

const { bankAccounts: _paidTo, changeSince: _waiting, ...takenAway } = fundAccount.entries;

/** Everything that entities have, as one file. */
export const exported = v.strictObject({
  entities: v.array(
    v.strictObject({
      entity: whose,
      accounts: v.array(account),
      funds: v.array(v.strictObject(takenAway)),
      documents: v.array(document),
    }),
  ),
});
export type Exported = v.InferOutput<typeof exported>;

export const spaceActs = {
  /** Null, for who has just come in: the entity that they saw last. The answer says which. */
  lp_overview: act({ of_entity: v.nullable(id) }, overview),
  lp_fund: act({ of_entity: id, of_fund: id }, entityFund),
};
