import { attempt, type Failure } from "#app/api/attempt.ts";
import { readAuthError } from "./auth-error.ts";
import { forgetDrafts } from "./drafts.ts";
import { loadAuth } from "./load-auth.ts";
import { whileLeaving } from "./session.ts";

/** `invalid` for any wrong pair: nobody learns here whether an address is known. */
export type SignInOutcome = { kind: "signed-in" } | { kind: "invalid" } | Failure;
export type SignOutOutcome = { kind: "signed-out" } | Failure;

export function signIn(email: string, password: string): Promise<SignInOutcome> {
  return attempt(async (): Promise<SignInOutcome> => {
    const client = await loadAuth();
    const { error } = await client.signInWithPassword({ email, password });
    return error ? readAuthError(error, { invalid: "invalid" }) : { kind: "signed-in" };
  });
}

/** `local` signs out here whatever the network says; `global` needs the service's answer. */
export async function signOut(scope: "local" | "global"): Promise<SignOutOutcome> {
  const outcome = await endSession(scope);
  if (outcome.kind === "signed-out") forgetDrafts();
  return outcome;
}

/** For who signs in again at once: what they were writing stays theirs. */
export function endSession(scope: "local" | "global"): Promise<SignOutOutcome> {
  return attempt(() =>
    whileLeaving(async (): Promise<SignOutOutcome> => {
      const client = await loadAuth();
      const { error } = await client.signOut({ scope });
      if (!error || scope === "local") return { kind: "signed-out" };
      return readAuthError(error, { ended: "signed-out" });
    }),
  );
}
