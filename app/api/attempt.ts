/** How any call can end without an answer to the question it asked. */
export type Failure =
  /** Nothing came back: no connection here, or no server there. */
  | { kind: "offline" }
  /** Nothing came back in time; what was sent may have arrived all the same. */
  | { kind: "late" }
  /** Too many calls from this address; `wait` is in seconds, where the server said. */
  | { kind: "limited"; wait?: number }
  | { kind: "failed" };

/** In milliseconds: longer than a slow line needs, shorter than people wait. */
export const patience = 15_000;

/** Makes a call that ends in time, and ends as a value whatever happens. */
export async function attempt<Outcome>(
  call: (signal: AbortSignal) => Promise<Outcome>,
): Promise<Outcome | Failure> {
  const controller = new AbortController();
  const { signal } = controller;
  const late = new Promise<Failure>((done) => {
    signal.addEventListener("abort", () => done({ kind: "late" }));
  });
  const timer = setTimeout(() => controller.abort(), patience);
  try {
    return await Promise.race([call(signal), late]);
  } catch {
    // Only the code of the clients can be missing here: they return what goes wrong after that.
    return { kind: "offline" };
  } finally {
    clearTimeout(timer);
  }
}
