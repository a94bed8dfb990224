import type { AuthError } from "@supabase/auth-js";
import { type Failure, failureOf } from "#app/api/attempt.ts";

type Refusal = "invalid" | "weak" | "same" | "expired" | "ended" | "unchecked";

let retryAfter: string | null = null;

/**
 * The library drops the headers of an answer, so `retry-after` is noted when the answer arrives.
 */
export function noteWait({ status, headers }: Response): void {
  if (status === 429) retryAfter = headers.get("retry-after");
}

const refusals: Record<string, Refusal> = {
  invalid_credentials: "invalid",
  current_password_required: "invalid",
  weak_password: "weak",
  same_password: "same",
  otp_expired: "expired",
  proof_required: "unchecked",
  session_not_found: "ended",
  session_expired: "ended",
  user_not_found: "ended",
  bad_jwt: "ended",
};

/** The failure where the service could not be reached; `undefined` where the service refused. */
export function failureOnTheWay({ name, status = 0 }: AuthError): Failure | undefined {
  const failure = failureOf(status, retryAfter);
  if (failure || name !== "AuthRetryableFetchError") return failure;
  return { kind: status === 0 ? "offline" : "failed" };
}

/**
 * Translates an error of the service for a caller. `meanings` has the caller's word for each
 * refusal that it expects; any other is a failure.
 */
export function readAuthError<Kind extends string>(
  error: AuthError,
  meanings: Partial<Record<Refusal, Kind>>,
): { kind: Kind } | Failure {
  const failure = failureOnTheWay(error);
  if (failure) return failure;
  const refusal = refusalIn(error);
  const kind = refusal && meanings[refusal];
  return kind ? { kind } : { kind: "failed" };
}

function refusalIn({ name, code, status }: AuthError): Refusal | undefined {
  if (name === "AuthSessionMissingError") return "ended";
  if (name === "AuthWeakPasswordError") return "weak";
  const known = code ? refusals[code] : undefined;
  return known ?? (status === 401 || status === 403 ? "ended" : undefined);
}
