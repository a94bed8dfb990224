import { ask, fieldOf } from "#app/api/ask.ts";
import type { Failure } from "#app/api/attempt.ts";
import type { Amount } from "#app/i18n/format-amounts.ts";
import { asSignedIn, type Ended } from "#app/sign-in/as-signed-in.ts";
import type { Day } from "../overview/load-overview.ts";

const lineKinds = [
  "call",
  "distribution",
  "return",
  "interest-paid",
  "interest-received",
  "adjustment",
] as const;

/** One line of the account, with the sums after it. */
export type FundLine = {
  id: string;
  kind: (typeof lineKinds)[number];
  on: Day;
  noticedOn: Day | null;
  reference: string;
  purpose: string;
  amount: Amount;
  /** By how much it changes what may still be called. */
  effect: Amount;
  unfunded: Amount;
  paidIn: Amount;
  distributed: Amount;
  /** Everything that came back minus everything that was paid. */
  cash: Amount;
  opening: boolean;
};

export type Valuation = {
  on: Day;
  nav: Amount;
  paidIn: Amount;
  distributed: Amount;
  /** What was distributed plus the value of what is left. */
  total: Amount;
  unfunded: Amount;
  dpi: string | null;
  rvpi: string | null;
  tvpi: string | null;
};

export const spans = ["quarter", "year", "inception"] as const;

/**
 * The value at the beginning of a period, the changes with their signs, and the value at its end.
 */
export type Statement = {
  on: Day;
  span: (typeof spans)[number];
  /** The day of the value at the beginning; null where the period begins with the first line. */
  after: Day | null;
  beginning: Amount;
  contributions: Amount;
  distributions: Amount;
  managementFees: Amount | null;
  expenses: Amount | null;
  income: Amount | null;
  realised: Amount | null;
  unrealised: Amount | null;
  carry: Amount | null;
  other: Amount;
  ending: Amount;
  unfundedBeginning: Amount;
  called: Amount;
  restored: Amount;
  adjusted: Amount;
  unfundedEnding: Amount;
};

export type BankAccount = {
  holder: string;
  iban: string;
  bic: string;
  bank: string;
  from: string;
  until: string | null;
  verifiedOn: Day;
};

export type FundAccount = {
  id: string;
  name: string;
  legalName: string | null;
  manager: string | null;
  depositary: string | null;
  vintage: number;
  currency: string;
  today: Day;
  /** Oldest first, with those to come. */
  lines: readonly FundLine[];
  /** Oldest first. */
  valuations: readonly Valuation[];
  /** Newest first. */
  statements: readonly Statement[];
  /** Newest first; the one without `until` is the one to pay to. */
  bankAccounts: readonly BankAccount[];
  /** Since when another bank account is being verified. */
  changeSince: string | null;
};

export type FundOutcome =
  | { kind: "loaded"; fund: FundAccount }
  /** No fund in which this entity has an account. */
  | { kind: "unknown" }
  | Ended
  | Failure;

export async function loadFund(id: string): Promise<FundOutcome> {
  const answer = await asSignedIn((token) =>
    ask("/rest/v1/rpc/lp_fund", { body: { of_fund: id }, token }),
  );
  if ("kind" in answer) return answer;
  const { ok, body } = answer;
  if (ok && body === null) return { kind: "unknown" };
  return ok && isFund(body) ? { kind: "loaded", fund: body } : { kind: "failed" };
}

function isFund(body: unknown): body is FundAccount {
  return (["lines", "valuations", "statements", "bankAccounts"] as const).every((name) =>
    Array.isArray(fieldOf(body, name)),
  );
}
