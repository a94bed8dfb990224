import type { Failure } from "#app/api/attempt.ts";

/** How a call of the limited partners' pages can end without an answer to its question. */
export type Trouble =
  | Failure
  /** 502, 503 or 504: the service is away for a moment, and asking again is worth it. */
  | { kind: "unavailable" };

export const gatewayStatuses: readonly number[] = [502, 503, 504];

/** In seconds, where the server said it. */
export function waitOf(response: Response): { wait: number } | undefined {
  const wait = Number(response.headers.get("retry-after"));
  return wait > 0 ? { wait } : undefined;
}
