import { ask, fieldOf } from "#app/api/ask.ts";
import { attempt, type Failure } from "#app/api/attempt.ts";
import { readAuthError } from "./auth-error.ts";
import { loadAuth } from "./load-auth.ts";
import { type NewPassword, setPassword } from "./password.ts";

type LinkState = { kind: "expired" | "used" | "unknown" };
export type RedeemOutcome = NewPassword | LinkState;

/**
 * How far a link has been taken in this tab. Each step can be done once: when the next one fails,
 * or the new password is refused, another try goes on from here and needs no new link.
 */
let taken: { token: string; hash: string; signedIn: boolean } | undefined;

/** What the button of the mailed link does: spend the link, sign in with it, set the password. */
export async function setPasswordByLink(token: string, password: string): Promise<RedeemOutcome> {
  if (taken?.token !== token) {
    const redeemed = await redeem(token);
    if (!("hash" in redeemed)) return redeemed;
    taken = { token, hash: redeemed.hash, signedIn: false };
  }
  if (!taken.signedIn) {
    const entered = await enter(taken.hash);
    if (entered.kind !== "entered") return entered;
    taken.signedIn = true;
  }
  const outcome = await setPassword(password);
  if (outcome.kind === "set") taken = undefined;
  // The link was good, but what it opened is over: only a new link opens it again.
  return outcome.kind === "ended" || outcome.kind === "wrong" ? { kind: "expired" } : outcome;
}

async function redeem(token: string): Promise<{ hash: string } | LinkState | Failure> {
  const answer = await ask("/functions/v1/lp-redeem", { body: { token } });
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
