import { expect, test } from "vitest";
import { timesIn } from "./stolen.ts";

test("what others had of the processor is told apart from rest and from our work", () => {
  const stat = "cpu  100 10 20 4000 300 1 2 67 5 0\ncpu0 50 5 10 2000 150 0 1 30 0 0\n";
  expect(timesIn(stat)).toEqual({ work: 200, stolen: 67 });
});
