import { ask, fieldOf } from "#app/api/ask.ts";
import type { Failure } from "#app/api/attempt.ts";
import type { Amount } from "#app/i18n/format-amounts.ts";
import { asSignedIn, type Ended } from "#app/sign-in/as-signed-in.ts";
import type { DocumentType } from "#core/document-types.ts";

export type Fund = { id: string; name: string; vintage: number; currency: string };

/** A day, as 2026-09-30. */
export type Day = string;

/** The account in one fund: sums of the lines up to today, ratios on the day of the last value. */
export type CapitalAccount = {
  fund: string;
  committed: Amount;
  committedOn: Day;
  paidIn: Amount;
  distributed: Amount;
  /** What may still be called. */
  unfunded: Amount;
  /** The day of the last line that is counted. */
  linesTo: Day | null;
  /** Whether the first line sums up several that are not known one by one. */
  opening: boolean;
  nav: Amount | null;
  navOn: Day | null;
  dpi: string | null;
  rvpi: string | null;
  tvpi: string | null;
  pic: string | null;
  /** Payments up to the day of the value: negative what was paid, positive what came back. */
  cash: readonly (readonly [Day, Amount])[];
};

type Span = readonly [first: Day | null, last: Day | null];

/** The funds of one currency, added up. */
export type CurrencyTotal = {
  currency: string;
  funds: number;
  committed: Amount;
  committedOn: Span;
  paidIn: Amount;
  distributed: Amount;
  unfunded: Amount;
  linesTo: Span;
  nav: Amount | null;
  navOn: Span;
  /** How many of the funds have a value. */
  valued: number;
};

export type CallToCome = {
  fund: string;
  dueOn: Day;
  reference: string;
  amount: Amount;
  noticedOn: Day | null;
  purposes: readonly string[] | null;
  /** The notice, where it was published. */
  document: string | null;
};

export type PartnerDocument = {
  id: string;
  fund: string;
  type: DocumentType;
  /** 2026-Q3, 2026-H1, 2026 or 2026-09-30. */
  period: string;
  title: string | null;
  version: number;
  /** False where there is a newer version. */
  current: boolean;
  fileName: string;
  size: number;
  sha256: string;
  publishedAt: string;
  /** Addressed to this partner's entity alone. */
  own: boolean;
  withdrawnAt: string | null;
  withdrawnReason: string | null;
  /** Published since the visit before this one, and not downloaded yet. */
  isNew: boolean;
};

export type LoggedDownload = { document: string; fileName: string; version: number; at: string };

type Role = "full" | "read";

export type Overview = {
  /**
   * Null where nothing may be shown: `needs` says what is missing; without it, they are no partner.
   */
  partner: {
    name: string;
    entity: string;
    entityId: string;
    role: Role;
    endsAt: string | null;
    /** How soon they get notices of documents. */
    notices: "at-once" | "daily" | "weekly";
  } | null;
  needs: "proof" | "enrolment" | "password" | null;
  /** Whether to offer a factor: they have none, need none, and have not dismissed the offer. */
  offersFactor?: boolean;
  /** The entities that they are a member of. */
  entities: readonly { id: string; name: string; role: Role }[];
  /** Who sees this entity's account; empty for members who may only read. */
  people: readonly { name: string; role: Role; endsAt: string | null }[];
  seenBefore: string | null;
  accounts: readonly CapitalAccount[];
  totals: readonly CurrencyTotal[];
  calls: readonly CallToCome[];
  funds: readonly Fund[];
  documents: readonly PartnerDocument[];
  /** The downloads of this person, newest first. */
  downloads: readonly LoggedDownload[];
};

export type OverviewOutcome = { kind: "loaded"; overview: Overview } | Ended | Failure;

export async function loadOverview(): Promise<OverviewOutcome> {
  const answer = await asSignedIn((token) => ask("/rest/v1/rpc/lp_overview", { body: {}, token }));
  if ("kind" in answer) return answer;
  const { ok, body } = answer;
  return ok && isOverview(body) ? { kind: "loaded", overview: body } : { kind: "failed" };
}

function isOverview(body: unknown): body is Overview {
  if (fieldOf(body, "partner") === undefined) return false;
  return lists.every((name) => Array.isArray(fieldOf(body, name)));
}

const lists = [
  "entities",
  "people",
  "accounts",
  "totals",
  "calls",
  "funds",
  "documents",
  "downloads",
] as const;
