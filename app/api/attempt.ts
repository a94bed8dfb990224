/** How any call can end without an answer to the question it asked. */
export type Failure =
  /** Nothing came back: no connection here, or no server there. */
  | { kind: "offline" }
  /** Nothing came back in time; what was sent may have arrived all the same. */
  | { kind: "late" }
  /** Too many calls from this address; `wait` is in seconds, where the server said. */
  | { kind: "limited"; wait?: number }
  /** The service is away for a moment, and asking again is worth it. */
  | { kind: "unavailable" }
  | { kind: "failed" };

/** In milliseconds: longer than a slow line needs, shorter than people wait. */
export const longestCall = 15_000;

/** Makes a call that ends in time, and ends as a value whatever happens. */
export async function attempt<Outcome>(
  call: (signal: AbortSignal) => Promise<Outcome>,
): Promise<Outcome | Failure> {
  const controller = new AbortController();
  const { signal } = controller;
  const late = new Promise<Failure>((done) => {
    signal.addEventListener("abort", () => done({ kind: "late" }));
  });
  const timer = setTimeout(() => controller.abort(), longestCall);
  try {
    return await Promise.race([call(signal), late]);
  } catch {
    // Only the network throws here: in a call, or in the import of code that is loaded on demand.
    return { kind: "offline" };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The failure behind a status that is not the service's own answer: a rate limit, a gateway's
 * error.
 */
export function failureOf(status: number, retryAfter: string | null): Failure | undefined {
  if (status === 429) {
    const wait = Number(retryAfter);
    return wait > 0 ? { kind: "limited", wait } : { kind: "limited" };
  }
  // A body that arrived too slowly.
  if (status === 408) return { kind: "late" };
  return status >= 502 && status <= 504 ? { kind: "unavailable" } : undefined;
}
