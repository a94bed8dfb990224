import { ask, fieldOf } from "#app/api/ask.ts";
import type { Failure } from "#app/api/attempt.ts";
import { asSignedIn, type Ended } from "#app/sign-in/as-signed-in.ts";
import type { EntityFund, FundAccount } from "#core/acts/space.ts";

export type FundOutcome =
  | { kind: "loaded"; fund: FundAccount }
  /** No fund in which this entity has an account. */
  | { kind: "unknown" }
  /** They no longer act for this entity, or must show a factor again. */
  | { kind: "closed" }
  | Ended
  | Failure;

/** A fund's account of this entity, and of no other: an answer for another is none. */
export async function loadFund(entity: string, id: string): Promise<FundOutcome> {
  const answer = await asSignedIn((token) =>
    ask("/rest/v1/rpc/lp_fund", { body: { of_entity: entity, of_fund: id }, token }),
  );
  if ("kind" in answer) return answer;
  const { ok, status, body } = answer;
  if (status === 403 || status === 404) return { kind: "closed" };
  if (!ok || !isOf(entity, body)) return { kind: "failed" };
  if (body.fund === null) return { kind: "unknown" };
  return isFund(body.fund) ? { kind: "loaded", fund: body.fund } : { kind: "failed" };
}

function isOf(entity: string, body: unknown): body is EntityFund {
  return fieldOf(fieldOf(body, "entity"), "id") === entity;
}

function isFund(body: unknown): body is FundAccount {
  return (["lines", "valuations", "statements", "bankAccounts"] as const).every((name) =>
    Array.isArray(fieldOf(body, name)),
  );
}
