type Details = { holder: string; iban: string; bic: string; bank: string };

export type BankAccount = Details & {
  id: string;
  from: string;
  until: string | null;
  verifiedOn: string;
};

export type Contact = {
  name: string;
  phone: string;
  since: string;
  notedBy: string | null;
  confirmedBy: string | null;
  confirmedAt: string | null;
  /** Whether the colleague who is signed in noted it. */
  own: boolean;
  counts: boolean;
  countsFrom: string;
};

export type TelephoneCall = {
  by: string;
  phone: string;
  spokeWith: string;
  confirmed: boolean;
  at: string;
};

export type Change = Details & {
  id: string;
  source: string;
  holderReason: string | null;
  by: string;
  own: boolean;
  at: string;
  settledAt: string | null;
  outcome: "taken" | "refused" | "withdrawn" | null;
  reason: string | null;
  /** A telephone call did not confirm it, and nobody has closed the alarm yet. */
  alarm: boolean;
  whyNot: "own" | "twice" | "newcomer" | null;
  numbers: { name: string; phone: string }[];
  calls: TelephoneCall[];
};

export type BankState = { accounts: BankAccount[]; contacts: Contact[]; changes: Change[] };
