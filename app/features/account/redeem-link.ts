import { attempt } from "#app/api/attempt.ts";
import { fieldOf } from "#app/api/call-function.ts";
import { ask, bodyOf } from "./ask.ts";
import { readAuthError } from "./auth-trouble.ts";
import { loadAuth } from "./load-auth.ts";
import { type NewPassword, setPassword } from "./password.ts";
import type { Trouble } from "./trouble.ts";

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
  // The link was good, but the session that it opened is over: only a new link opens another.
  return outcome.kind === "ended" ? { kind: "expired" } : outcome;
}

async function redeem(token: string): Promise<{ hash: string } | LinkState | Trouble> {
  const answer = await ask("/functions/v1/lp-redeem", { body: { token } });
  if (!(answer instanceof Response)) return answer;
  const body = await bodyOf(answer);
  const hash = fieldOf(body, "tokenHash");
  if (answer.status === 200 && typeof hash === "string") return { hash };
  const code = fieldOf(body, "code");
  if (answer.status === 410) return { kind: code === "used" ? "used" : "expired" };
  // A mangled address is a link that nobody knows.
  const unknown = (answer.status === 404 && code === "unknown") || answer.status === 422;
  return { kind: unknown ? "unknown" : "failed" };
}

function enter(hash: string): Promise<{ kind: "entered" } | LinkState | Trouble> {
  return attempt(async (): Promise<{ kind: "entered" } | LinkState | Trouble> => {
    const client = await loadAuth();
    const { error } = await client.verifyOtp({ type: "recovery", token_hash: hash });
    if (!error) return { kind: "entered" };
    const read = readAuthError(error);
    switch (read.kind) {
      case "expired":
      case "ended":
      case "invalid":
        return { kind: "expired" };
      case "weak":
      case "same":
        return { kind: "failed" };
      default:
        return read;
    }
  });
}
