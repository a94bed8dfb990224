import { expect, test } from "vitest";
import { readPlaywright, readVitest, slowest } from "./test-reports.ts";

test("vitest's report is counted, and a file that could not be loaded is a failure", () => {
  const name = `${process.cwd()}/tests/db/a.test.ts`;
  const report = { numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1 };
  const testResults = [{ name, startTime: 1000, endTime: 3500 }];
  expect(readVitest(JSON.stringify({ ...report, testResults }))).toEqual({
    passed: 3,
    failed: 1,
    flaky: 0,
    timed: [{ name: "tests/db/a.test.ts", seconds: 2.5 }],
  });
});

test("Playwright's report is counted by journeys, with every try of theirs", () => {
  const journey = (title: string, ...durations: number[]) => ({
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const file = "desk.spec.ts";
  const suites = [
    {
      title: file,
      file,
      specs: [journey("comes in", 1500)],
      suites: [{ title: "fr", file, specs: [journey("goes out", 2000, 1000)] }],
    },
  ];
  const stats = { expected: 1, flaky: 1, unexpected: 2 };
  expect(readPlaywright(JSON.stringify({ stats, suites }))).toEqual({
    passed: 2,
    failed: 2,
    flaky: 1,
    timed: [
      { name: "desk.spec.ts: comes in", seconds: 1.5 },
      { name: "desk.spec.ts: goes out", seconds: 3 },
    ],
  });
});

test("the slowest come first, and no more of them than are wanted", () => {
  const timed = [1, 3, 2].map((seconds) => ({ name: String(seconds), seconds }));
  expect(slowest(timed, 2).map(({ name }) => name)).toEqual(["3", "2"]);
});
