import type { AuthError } from "@supabase/auth-js";
import { type Failure, failureOf } from "#app/api/attempt.ts";

type Refusal = "invalid" | "weak" | "same" | "expired" | "ended" | "unchecked";

let retryAfter: string | null = null;

/** The library keeps no header of an answer: how long to wait is read as it comes by. */
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

/** What went wrong on the way to the service, or nothing where the service itself said no. */
export function failureOnTheWay({ name, status = 0 }: AuthError): Failure | undefined {
  const failure = failureOf(status, retryAfter);
  if (failure || name !== "AuthRetryableFetchError") return failure;
  return { kind: status === 0 ? "offline" : "failed" };
}

/**
 * What the service's error means to who asked, who says of each refusal that answers the question
 * what it means there. Any other is a failure.
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
