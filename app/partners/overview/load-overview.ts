import { ask, fieldOf } from "#app/api/ask.ts";
import type { Failure } from "#app/api/attempt.ts";
import { asSignedIn, type Ended } from "#app/sign-in/as-signed-in.ts";
import type { Overview } from "#core/acts/space.ts";

/** A day, as 2026-09-30. */
export type Day = string;

export type OverviewOutcome =
  | { kind: "loaded"; overview: Overview }
  /** They do not act for this entity, or no longer. */
  | { kind: "unknown-entity" }
  | Ended
  | Failure;

/** Of an entity; without one, of the one that they saw last. An answer for another is none. */
export async function loadOverview(entity: string | null): Promise<OverviewOutcome> {
  const answer = await asSignedIn((token) =>
    ask("/rest/v1/rpc/lp_overview", { body: { of_entity: entity }, token }),
  );
  if ("kind" in answer) return answer;
  const { ok, status, body } = answer;
  if (status === 404) return { kind: "unknown-entity" };
  if (!ok || !isOverview(body)) return { kind: "failed" };
  const { partner } = body;
  if (entity && partner && partner.entityId !== entity) return { kind: "failed" };
  return { kind: "loaded", overview: body };
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
