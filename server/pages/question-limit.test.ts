import { expect, test } from "vitest";
import { createQuestionLimit } from "./question-limit.ts";

/** A limit whose clock stands still but for what the test says, in milliseconds. */
function limit() {
  let time = 0;
  const limited = createQuestionLimit(() => time);
  const answer = Buffer.from("An answer");
  return {
    after(milliseconds: number) {
      time += milliseconds;
    },
    /** What a client is told: 0 for an answer, which takes so long, otherwise the seconds to wait. */
    ask(client: string, took = 0): number {
      const given = limited(client, () => {
        time += took;
        return answer;
      });
      return given === answer ? 0 : Number(given);
    },
  };
}

function times<Value>(many: number, what: () => Value): Value[] {
  return Array.from({ length: many }, what);
}

test("a client may ask eight times at once, then once in two seconds, and is told when", () => {
  const { ask, after } = limit();
  expect(times(10, () => ask("a"))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 2, 2]);
  after(2_000);
  expect(times(2, () => ask("a"))).toEqual([0, 2]);
});

test("to ask in vain makes nobody wait longer", () => {
  const { ask, after } = limit();
  times(100, () => ask("a"));
  expect(ask("b")).toBe(0);
  after(16_000);
  expect(times(9, () => ask("a")).filter((wait) => wait === 0)).toHaveLength(8);
});

test("answers take a tenth of the host's time, whoever asks and however long one takes", () => {
  for (const took of [10, 300]) {
    const { ask, after } = limit();
    let answered = 0;
    for (let client = 0; client < 20_000; client += 1) {
      if (ask(`client ${client}`, took) === 0) answered += 1;
      after(1);
    }
    // Of the time that has passed; what is allowed at once at the start comes besides.
    const [spent, passed] = [answered * took, 20_000 + answered * took];
    expect(spent / passed, `${took} ms`).toBeGreaterThan(0.08);
    expect(spent / passed, `${took} ms`).toBeLessThan(0.13);
  }
});
