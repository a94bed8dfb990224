import type { AuthError } from "@supabase/auth-js";
import { ask } from "#app/api/ask.ts";
import { attempt, type Failure } from "#app/api/attempt.ts";
import type { Language } from "#core/languages.ts";
import { readAuthError } from "./auth-error.ts";
import { loadAuth } from "./load-auth.ts";

export type RecoveryOutcome = { kind: "asked" | "invalid" } | Failure;
export type NewPassword =
  | { kind: "set" | "weak" | "short" | "common" | "own" | "same" | "ended" | "unchecked" }
  | Failure;
export type ChangeOutcome = { kind: "wrong" } | NewPassword;

/** The same answer whether the address is known or not. */
export async function askRecovery(email: string, language: Language): Promise<RecoveryOutcome> {
  const answer = await ask("/functions/v1/sign-in-recover", { body: { email, language } });
  if ("kind" in answer) return answer;
  if (answer.status === 202) return { kind: "asked" };
  return { kind: answer.status === 422 ? "invalid" : "failed" };
}

/**
 * `present`: the current password. The service asks for it, unless a mailed link opened the
 * session.
 */
export function setPassword(password: string, present?: string): Promise<ChangeOutcome> {
  return attempt(async (): Promise<ChangeOutcome> => {
    const client = await loadAuth();
    const { error } = await client.updateUser({
      password,
      ...(present !== undefined && { current_password: present }),
    });
    if (!error) return { kind: "set" };
    const reason = reasonIn(error);
    if (reason) return { kind: reason };
    return readAuthError(error, {
      weak: "weak",
      same: "same",
      ended: "ended",
      invalid: "wrong",
      unchecked: "unchecked",
    });
  });
}

/** Why a password is too weak, where the service gives one of our own reasons. */
function reasonIn(error: AuthError): "short" | "common" | "own" | undefined {
  const { reasons = [] } = error as { reasons?: readonly string[] };
  return (["short", "common", "own"] as const).find((known) => reasons.includes(known));
}
