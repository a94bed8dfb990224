/** Specification, §9: words are asked for again up to five times, and ten at once at most. */
const retries = 5;
const firstPause = 350;
const mostAtOnce = 10;

let running = 0;
const waiting: (() => void)[] = [];

/** Tries again after a failure, each time after twice the pause; then gives up. */
export async function patiently<Result>(load: () => Promise<Result>): Promise<Result> {
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
    // Whoever is next takes the place; it is free when nobody is.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
