import { expect, test } from "vitest";
import { kindOf } from "../metrics/host-metrics.ts";
import { backlog, disk, letters, mailServer, retention, secrets, worker } from "./readiness.ts";
import { summaryOf } from "./readyz.ts";

const megabyte = 2 ** 20;
const queue = {
  queued: 0,
  dead: 0,
  oldestSeconds: 0,
  letters: 0,
  letterStillSeconds: 0,
  lettersUndecided: 0,
  retentionLate: 0,
  keyInUse: null,
};
const now = 1_000_000;

test.each([
  ["plenty of space", disk(2_000 * megabyte), "ok"],
  ["little space", disk(500 * megabyte), "amiss"],
  ["no space", disk(63 * megabyte), "failed"],
  ["a worker at work", worker({ at: now - 60_000, unreachable: true }, now), "ok"],
  ["a worker that hangs", worker({ at: now - 301_000, unreachable: false }, now), "amiss"],
  ["a worker not begun", worker(undefined, now), "amiss"],
  ["no mail server", mailServer(undefined), "ok"],
  ["a dead mail server", mailServer({ reached: false, code: "ESOCKET", at: 0 }), "amiss"],
  ["an empty queue", backlog(queue), "ok"],
  ["a queue that moves", backlog({ ...queue, queued: 400, oldestSeconds: 60 }), "ok"],
  ["a mail that waits", backlog({ ...queue, queued: 1, oldestSeconds: 901 }), "amiss"],
  ["a long queue", backlog({ ...queue, queued: 501 }), "amiss"],
  ["a letter that moves", letters({ ...queue, letters: 9, letterStillSeconds: 60 }), "ok"],
  ["a letter that stands still", letters({ ...queue, letterStillSeconds: 901 }), "amiss"],
  ["a letter that waits for a person", letters({ ...queue, lettersUndecided: 4 }), "ok"],
  ["every rule run", retention(queue), "ok"],
  ["a rule that was not run", retention({ ...queue, retentionLate: 1 }), "amiss"],
  ["no missing key", secrets(true), "ok"],
  ["a missing key", secrets(false), "amiss"],
] as const)("%s", (_what, part, state) => {
  expect(part.state).toBe(state);
});

test("a balancer is refused where forms are, a monitor wherever something is amiss", () => {
  const parts = (["ok", "amiss", "failed"] as const).map((state) => [
    { part: "one", state, sentence: "It is so." },
  ]);
  const statuses = (all: boolean) => parts.map((one) => summaryOf(one, true, all).status);
  expect(statuses(false)).toEqual([200, 200, 503]);
  expect(statuses(true)).toEqual([200, 503, 503]);
});

test.each([
  ["/", "page"],
  ["/fr/contact?a=b.c", "page"],
  ["/assets/a.js", "asset"],
  ["/feed.xml", "file"],
  ["/auth/v1/token?grant_type=password", "sign-in"],
  ["/functions/v1/desk", "desk"],
  ["/functions/v1/sign-in-account", "sign-in"],
  ["/functions/v1/lp-account", "sign-in"],
  ["/functions/v1/lp-document?id=1", "partner"],
  ["/functions/v1/contact", "form"],
  ["/readyz?all", "health"],
])("%s is counted as %s", (url, kind) => {
  expect(kindOf(url)).toBe(kind);
});
