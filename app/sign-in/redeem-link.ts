import { ask, fieldOf } from "#app/api/ask.ts";
import { attempt, type Failure } from "#app/api/attempt.ts";
import { readAuthError } from "./auth-error.ts";
import { loadAuth } from "./load-auth.ts";
import { type NewPassword, setPassword } from "./password.ts";

type LinkState = { kind: "expired" | "used" | "unknown" };
export type RedeemOutcome = NewPassword | LinkState;

/** The link by which this tab is signed in: a password that was refused is mended in that session. */
let enteredBy: string | undefined;

/**
 * What the button of the mailed link does: sign in with it and set the password, which alone uses
 * the link up. Whatever fails on the way, another press begins anew with the same link.
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
  // An hour has gone by, or another password was set: what the link opened is over, and so is it.
  return outcome.kind === "ended" || outcome.kind === "wrong" ? { kind: "expired" } : outcome;
}

async function redeem(token: string): Promise<{ hash: string } | LinkState | Failure> {
  const answer = await ask("/functions/v1/sign-in-redeem", { body: { token } });
  if ("kind" in answer) return answer;
  const { status, body } = answer;
  const hash = fieldOf(body, "tokenHash");
  if (status === 200 && typeof hash === "string") return { hash };
  const code = fieldOf(body, "code");
  if (status === 410) return { kind: code === "used" ? "used" : "expired" };
  // A mangled address is a link that nobody knows.
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
