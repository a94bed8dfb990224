/** One line of `npm run doctor`: how something is, and what to do about it. */
export type Finding = { part: string; state: "ok" | "look" | "wrong"; sentence: string };

export type Check = { part: string; look: () => Promise<Finding[]> };

/** What is said of one part. */
export function findingsOf(part: string) {
  const one = (state: Finding["state"]) => (sentence: string) => [{ part, state, sentence }];
  return { ok: one("ok"), look: one("look"), wrong: one("wrong") };
}

/** A check that breaks says so, and does not keep the others from being read. */
export async function run({ part, look }: Check): Promise<Finding[]> {
  try {
    return await look();
  } catch (error) {
    return findingsOf(part).look(`This could not be checked (${codeOf(error)}).`);
  }
}

/** Never the message itself, which may quote an address with its password. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code } = error as NodeJS.ErrnoException;
  // Where a name has several addresses, each of them failed on its own; `fetch` says why beneath.
  if (!code && error instanceof AggregateError) return codeOf(error.errors[0]);
  if (!code && error.cause) return codeOf(error.cause);
  return code ?? error.name;
}
