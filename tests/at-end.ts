import { afterAll } from "vitest";

export type AtEnd = (work: () => Promise<void>) => void;

/**
 * For what a `beforeAll` opens. To be called outside of it: an `afterAll` within a hook is never
 * run, and processes outlived their tests for it.
 */
export function atEndOfAll(): AtEnd {
  const works: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const work of works.toReversed()) await work();
  });
  return (work) => works.push(work);
}
