import { ask, fieldOf } from "#app/api/ask.ts";
import type { Failure } from "#app/api/attempt.ts";
import { asSignedIn, type Ended } from "#app/sign-in/as-signed-in.ts";
import type { Overview } from "#core/acts/space.ts";

/** A day, as 2026-09-30. */
export type Day = string;

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
