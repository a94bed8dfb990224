import type { AuthError } from "@supabase/auth-js";
import { gatewayStatuses, type Trouble, waitOf } from "./trouble.ts";

type Refusal = "invalid" | "weak" | "same" | "expired" | "ended";

let lastWait: { wait: number } | undefined;

/** The library keeps no header of an answer: how long to wait is read as it comes by. */
export function noteWait(response: Response): void {
  if (response.status === 429) lastWait = waitOf(response);
}

const refusals: Record<string, Refusal> = {
  invalid_credentials: "invalid",
  weak_password: "weak",
  same_password: "same",
  otp_expired: "expired",
  session_not_found: "ended",
  session_expired: "ended",
  user_not_found: "ended",
  bad_jwt: "ended",
};

/** What went wrong on the way to the service, or nothing where the service itself said no. */
export function troubleOf({ name, status = 0 }: AuthError): Trouble | undefined {
  if (status === 429) return { kind: "limited", ...lastWait };
  if (gatewayStatuses.includes(status)) return { kind: "unavailable" };
  if (name !== "AuthRetryableFetchError") return undefined;
  return { kind: status === 0 ? "offline" : "failed" };
}

/** What the service's error means: a refusal by name, or trouble on the way. */
export function readAuthError(error: AuthError): { kind: Refusal } | Trouble {
  const { name, status, code } = error;
  if (name === "AuthSessionMissingError") return { kind: "ended" };
  if (name === "AuthWeakPasswordError") return { kind: "weak" };
  const refusal = code && refusals[code];
  if (refusal) return { kind: refusal };
  const ended = status === 401 || status === 403;
  return troubleOf(error) ?? { kind: ended ? "ended" : "failed" };
}
