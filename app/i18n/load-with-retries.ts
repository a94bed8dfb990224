/** Specification, §9: words are requested again up to five times, at most ten requests at once. */
const retries = 5;
const firstPause = 350;
const mostAtOnce = 10;

let running = 0;
const waiting: (() => void)[] = [];

/** Tries again after a failure, each time after twice the pause; then rejects. */
export async function loadWithRetries<Result>(load: () => Promise<Result>): Promise<Result> {
  for (let pause = firstPause; ; pause *= 2) {
    try {
      return await inTurn(load);
    } catch (error) {
      if (pause === firstPause * 2 ** retries) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

async function inTurn<Result>(load: () => Promise<Result>): Promise<Result> {
  if (running === mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await load();
  } finally {
    // The next one that waits takes this place; where none does, the place is free.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
