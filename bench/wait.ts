export function rest(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** Waits for `work`, and fails if it takes too long. */
export async function within<Value>(
  milliseconds: number,
  what: string,
  work: Promise<Value>,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, failed) => {
    const error = new Error(`${what} took longer than ${milliseconds / 1000} s.`);
    timer = setTimeout(() => failed(error), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Asks again and again until there is an answer. */
export async function until<Value>(
  what: string,
  milliseconds: number,
  ask: () => Promise<Value | undefined> | Value | undefined,
): Promise<Value> {
  const end = performance.now() + milliseconds;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > end) throw new Error(`${what}: not within ${milliseconds / 1000} s.`);
    await rest(20);
  }
}
