import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { NotWanted } from "../engine/engine.ts";
import { DeadlinePassed, ThreadBusy, workThread } from "./work-thread.ts";

type Work = "whose" | "hang" | "fail" | "burst";

/** A thread that says which one it is, or never answers, fails, or takes all memory. */
function start({ deadline = 60_000, mostWaiting = 10 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "thread-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "thread.ts");
  writeFileSync(
    file,
    `import { threadId } from "node:worker_threads";
     import { answerInThread } from ${JSON.stringify(join(import.meta.dirname, "answer-in-thread.ts"))};
     answerInThread((work) => {
       while (work === "hang");
       if (work === "fail") throw new RangeError("secret");
       for (const all = []; work === "burst"; all.push(new Array(100_000).fill({})));
       return threadId;
     });`,
  );
  return workThread<Work, number>(file, { deadline, mostWaiting, heap: 32 });
}

test("pieces are answered one after another, by one thread, and not by this one", async () => {
  const ask = start();
  const [first, second] = await Promise.all([ask("whose"), ask("whose")]);
  expect(first).toBeGreaterThan(0);
  expect(second).toBe(first);
});

test("what takes too long ends with its thread, and the next one is answered by another", async () => {
  const ask = start({ deadline: 300 });
  const first = await ask("whose");
  const [hung, next] = await Promise.allSettled([ask("hang"), ask("whose")]);
  expect(hung).toMatchObject({ reason: expect.any(DeadlinePassed) });
  expect(next).toMatchObject({ status: "fulfilled", value: expect.any(Number) });
  expect(next).not.toMatchObject({ value: first });
});

test("what fails says no more than how, and what takes all memory ends alone", async () => {
  const ask = start();
  await expect(ask("fail")).rejects.toThrow(/^RangeError$/);
  await expect(ask("burst")).rejects.toThrow("the thread ended");
  expect(await ask("whose")).toBeGreaterThan(0);
});

test("what nobody waits for any more is not begun", async () => {
  const ask = start();
  let isWanted = true;
  const first = ask("whose").then(() => {
    isWanted = false;
  });
  const late = ask("hang", () => isWanted);
  await first;
  await expect(late).rejects.toBeInstanceOf(NotWanted);
  expect(await ask("whose")).toBeGreaterThan(0);
});

test("beyond so many that wait nobody is taken", async () => {
  const ask = start({ mostWaiting: 2 });
  const asked = Array.from({ length: 5 }, () => ask("whose"));
  const met = await Promise.allSettled(asked);
  expect(met.map(({ status }) => status)).toEqual([
    ...Array(3).fill("fulfilled"),
    ...Array(2).fill("rejected"),
  ]);
  await expect(asked[4]).rejects.toBeInstanceOf(ThreadBusy);
  expect(await ask("whose")).toBeGreaterThan(0);
});
