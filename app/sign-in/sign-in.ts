import { attempt, type Failure } from "#app/api/attempt.ts";
import { readAuthError } from "./auth-error.ts";
import { forgetDrafts } from "./drafts.ts";
import { loadAuth } from "./load-auth.ts";
import { whileLeaving } from "./session.ts";

/**
 * `invalid`: wrong address or wrong password. It does not say which, nor whether we know an
 * address.
 */
export type SignInOutcome = { kind: "signed-in" } | { kind: "invalid" } | Failure;
/** `unchecked`: signing out elsewhere needs a factor check of the last minutes. */
export type SignOutOutcome = { kind: "signed-out" } | { kind: "unchecked" } | Failure;

export function signIn(email: string, password: string): Promise<SignInOutcome> {
  return attempt(async (): Promise<SignInOutcome> => {
    const client = await loadAuth();
    const { error } = await client.signInWithPassword({ email, password });
    return error ? readAuthError(error, { invalid: "invalid" }) : { kind: "signed-in" };
  });
}

/** `local` signs out in this browser, even offline; `global` everywhere, and needs the service. */
export async function signOut(scope: "local" | "global"): Promise<SignOutOutcome> {
  const outcome = await endSession(scope);
  if (outcome.kind === "signed-out") forgetDrafts();
  return outcome;
}

/** Ends the session but keeps drafts, for those who will sign in again at once. */
export function endSession(scope: "local" | "global"): Promise<SignOutOutcome> {
  return attempt(() =>
    whileLeaving(async (): Promise<SignOutOutcome> => {
      const client = await loadAuth();
      const { error } = await client.signOut({ scope });
      if (!error || scope === "local") return { kind: "signed-out" };
      return readAuthError(error, { ended: "signed-out", unchecked: "unchecked" });
    }),
  );
}
