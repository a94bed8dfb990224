import { ask, fieldOf } from "#app/api/ask.ts";
import type { Failure } from "#app/api/attempt.ts";
import type { DocumentType } from "#core/document-types.ts";
import { asPartner, type Ended } from "./as-partner.ts";

export type Fund = { id: string; name: string; vintage: number; currency: string };

/** Amounts are in the currency of the fund; `asOf` is a day, as 2026-09-30. */
export type Commitment = {
  fund: string;
  committed: number;
  called: number;
  distributed: number;
  asOf: string;
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
  /** Null for who is shown nothing: `needs` says what is missing, or they are no partner any more. */
  partner: {
    name: string;
    entity: string;
    entityId: string;
    role: Role;
    endsAt: string | null;
    /** When they hear of documents. */
    notices: "at-once" | "daily" | "weekly";
  } | null;
  needs: "proof" | "enrolment" | "password" | null;
  /** They have no second factor, need none, and have not put this away. */
  offersFactor?: boolean;
  /** All that they may choose from. */
  entities: readonly { id: string; name: string; role: Role }[];
  /** Who sees this entity's account; empty for who only reads. */
  people: readonly { name: string; role: Role; endsAt: string | null }[];
  seenBefore: string | null;
  commitments: readonly Commitment[];
  funds: readonly Fund[];
  documents: readonly PartnerDocument[];
  /** This person's own, newest first. */
  downloads: readonly LoggedDownload[];
};

export type OverviewOutcome = { kind: "loaded"; overview: Overview } | Ended | Failure;

export async function loadOverview(): Promise<OverviewOutcome> {
  const answer = await asPartner((token) => ask("/rest/v1/rpc/lp_overview", { body: {}, token }));
  if ("kind" in answer) return answer;
  const { ok, body } = answer;
  return ok && isOverview(body) ? { kind: "loaded", overview: body } : { kind: "failed" };
}

function isOverview(body: unknown): body is Overview {
  if (fieldOf(body, "partner") === undefined) return false;
  return (["entities", "people", "commitments", "funds", "documents", "downloads"] as const).every(
    (name) => Array.isArray(fieldOf(body, name)),
  );
}
