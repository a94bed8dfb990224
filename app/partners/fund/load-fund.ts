import { ask, fieldOf } from "#app/api/ask.ts";
import type { Failure } from "#app/api/attempt.ts";
import { asSignedIn, type Ended } from "#app/sign-in/as-signed-in.ts";
import type { FundAccount } from "#core/acts/space.ts";

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
