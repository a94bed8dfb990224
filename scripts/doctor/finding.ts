/** One line of `npm run doctor`: the state of something, and what to do about it. */
export type Finding = { part: string; state: "ok" | "look" | "wrong"; sentence: string };

export type Check = { part: string; look: () => Promise<Finding[]> };

/** Three functions that make a finding about one part, one per state. */
export function findingsOf(part: string) {
  const one = (state: Finding["state"]) => (sentence: string) => [{ part, state, sentence }];
  return { ok: one("ok"), look: one("look"), wrong: one("wrong") };
}

/** Runs a check. If the check itself fails, that is a finding too, and the others still run. */
export async function run({ part, look }: Check): Promise<Finding[]> {
  try {
    return await look();
  } catch (error) {
    return findingsOf(part).look(`This could not be checked (${codeOf(error)}).`);
  }
}

/** The code of an error. Not its message, which may contain an address with its password. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code } = error as NodeJS.ErrnoException;
  // A name with several addresses gives one error for each; `fetch` puts the reason into `cause`.
  if (!code && error instanceof AggregateError) return codeOf(error.errors[0]);
  if (!code && error.cause) return codeOf(error.cause);
  return code ?? error.name;
}
