import { expect, test } from "vitest";
import { endsOf, strandPath, strandSize } from "./strand.ts";

const starts = (path: string) => [...path.matchAll(/M([\d.]+) 100/g)].map(([, x]) => Number(x));
const ends = (path: string) => [...path.matchAll(/ ([\d.]+) 0(?=M|$)/g)].map(([, x]) => Number(x));

test("a fragment begins where the one before it ended", () => {
  const [first, second] = [strandPath("", "aa01"), strandPath("aa01", "bb02")];
  expect(starts(second)).toEqual(ends(first));
  expect(ends(second)).toEqual(endsOf("bb02"));
});

test("it does not where the entry before is not what was written", () => {
  // The stored hash is aa01; what the entry says now gives cc03.
  const [changed, next] = [strandPath("", "cc03"), strandPath("aa01", "bb02")];
  expect(starts(next)).not.toEqual(ends(changed));
});

test("lines stay in the margin", () => {
  for (const hash of ["", "a", "b", "c", "0123456789abcdef"]) {
    const drawn = strandPath("x", hash).matchAll(/[MC ]([\d.-]+) [\d.]+/g);
    for (const [, x] of drawn) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(strandSize.width);
    }
  }
});
