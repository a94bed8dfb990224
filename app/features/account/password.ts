import { ask } from "#app/api/ask.ts";
import { attempt, type Failure } from "#app/api/attempt.ts";
import type { Language } from "#core/languages.ts";
import { readAuthError } from "./auth-error.ts";
import { loadAuth } from "./load-auth.ts";

export type RecoveryOutcome = { kind: "asked" | "invalid" } | Failure;
export type NewPassword = { kind: "set" | "weak" | "same" | "ended" } | Failure;
/** `others`: whether every other device has been signed out as well. */
export type ChangeOutcome = { kind: "changed"; others: boolean } | { kind: "wrong" } | NewPassword;

/** The same answer whether the address is known or not. */
export async function askRecovery(email: string, language: Language): Promise<RecoveryOutcome> {
  const answer = await ask("/functions/v1/lp-recover", { body: { email, language } });
  if ("kind" in answer) return answer;
  if (answer.status === 202) return { kind: "asked" };
  return { kind: answer.status === 422 ? "invalid" : "failed" };
}

export function setPassword(password: string): Promise<NewPassword> {
  return attempt(async (): Promise<NewPassword> => {
    const client = await loadAuth();
    const { error } = await client.updateUser({ password });
    if (!error) return { kind: "set" };
    return readAuthError(error, { weak: "weak", same: "same", ended: "ended" });
  });
}

/** Whoever finds a device unlocked must not be able to take the account: the old one is asked. */
export async function changePassword(current: string, next: string): Promise<ChangeOutcome> {
  const entered = await attempt(async (): Promise<{ kind: "known" } | ChangeOutcome> => {
    const client = await loadAuth();
    const { data } = await client.getSession();
    const email = data.session?.user.email;
    if (!email) return { kind: "ended" };
    const { error } = await client.signInWithPassword({ email, password: current });
    if (!error) return { kind: "known" };
    return readAuthError(error, { invalid: "wrong", ended: "ended" });
  });
  if (entered.kind !== "known") return entered;
  const outcome = await setPassword(next);
  return outcome.kind === "set" ? { kind: "changed", others: await endOtherSessions() } : outcome;
}

async function endOtherSessions(): Promise<boolean> {
  const outcome = await attempt(async () => {
    const client = await loadAuth();
    return client.signOut({ scope: "others" });
  });
  return "error" in outcome && !outcome.error;
}
