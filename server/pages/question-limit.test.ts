import { expect, test } from "vitest";
import { createQuestionLimit } from "./question-limit.ts";

/** A limit whose clock stands still but for what the test says, in milliseconds. */
function limit() {
  let time = 0;
  const limited = createQuestionLimit(() => time);
  const answer = Buffer.from("An answer");
  return {
    time: () => time,
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

/** Many clients ask for twenty seconds, a question each, of which an answer takes so long. */
function crowd(took: number) {
  const { ask, after, time } = limit();
  let answered = 0;
  for (let client = 0; time() < 20_000; client += 1) {
    if (ask(`client ${client}`, took) === 0) answered += 1;
    after(1);
  }
  return { answered, share: (answered * took) / time() };
}

test("answers take a tenth of the host's time, however many ask", () => {
  // What is allowed at once at the start comes besides.
  for (const took of [5, 40]) {
    expect(crowd(took).share, `${took} ms`).toBeGreaterThan(0.09);
    expect(crowd(took).share, `${took} ms`).toBeLessThan(0.13);
  }
});

test("on a machine that is busy with other things, two questions a second are answered", () => {
  const { answered } = crowd(400);
  expect(answered).toBeGreaterThanOrEqual(40);
  expect(answered).toBeLessThan(50);
});
