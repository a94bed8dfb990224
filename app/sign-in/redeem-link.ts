import { ask, fieldOf } from "#app/api/ask.ts";
import { attempt, type Failure } from "#app/api/attempt.ts";
import { readAuthError } from "./auth-error.ts";
import { loadAuth } from "./load-auth.ts";
import { type NewPassword, setPassword } from "./password.ts";

type LinkState = { kind: "expired" | "used" | "unknown" };
export type RedeemOutcome = NewPassword | LinkState;

/**
 * The link by which this tab is signed in: after a refused password the same session is used again.
 */
let enteredBy: string | undefined;

/**
 * What the button on the page of a mailed link does: signs in with the link, and sets the password.
 * Only a password that was set uses the link up; after a failure the button can be pressed again.
 */
export async function setPasswordByLink(token: string, password: string): Promise<RedeemOutcome> {
  if (enteredBy !== token) {
    const redeemed = await redeem(token);
    if (!("hash" in redeemed)) return redeemed;
    const entered = await enter(redeemed.hash);
    if (entered.kind !== "entered") return entered;
    enteredBy = token;
  }
  const outcome = await setPassword(password);
  if (outcome.kind === "set") enteredBy = undefined;
  // After an hour, or when another password was set, the session of the link has ended: it is used
  // up.
  return outcome.kind === "ended" || outcome.kind === "wrong" ? { kind: "expired" } : outcome;
}

/**
 * What a link is good for, without using it up. `open` where that could not be learned: the button
 * will tell.
 */
export async function stateOfLink(token: string): Promise<"open" | LinkState["kind"]> {
  const answer = await ask("/functions/v1/sign-in-link", { body: { token } });
  const state = "kind" in answer ? undefined : fieldOf(answer.body, "state");
  return (["expired", "used", "unknown"] as const).find((dead) => dead === state) ?? "open";
}

async function redeem(token: string): Promise<{ hash: string } | LinkState | Failure> {
  const answer = await ask("/functions/v1/sign-in-redeem", { body: { token } });
  if ("kind" in answer) return answer;
  const { status, body } = answer;
  const hash = fieldOf(body, "tokenHash");
  if (status === 200 && typeof hash === "string") return { hash };
  const code = fieldOf(body, "code");
  if (status === 410) return { kind: code === "used" ? "used" : "expired" };
  // A token of the wrong form (422) counts as an unknown one.
  const unknown = (status === 404 && code === "unknown") || status === 422;
  return { kind: unknown ? "unknown" : "failed" };
}

function enter(hash: string): Promise<{ kind: "entered" } | LinkState | Failure> {
  return attempt(async (): Promise<{ kind: "entered" } | LinkState | Failure> => {
    const client = await loadAuth();
    const { error } = await client.verifyOtp({ type: "recovery", token_hash: hash });
    if (!error) return { kind: "entered" };
    return readAuthError(error, { expired: "expired", ended: "expired", invalid: "expired" });
  });
}
