/** What vitest and Playwright wrote down about a run: how many tests, and how long each took. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { Trouble } from "../builder/step.mjs";

export type Count = { passed: number; failed: number };
/** A file of tests, or one journey. */
export type Timed = { name: string; seconds: number };
export type Counted = Count & { timed: Timed[]; flaky: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: { name: string; startTime: number; endTime: number }[];
};
type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: Suite[];
};
type Suite = { title: string; file: string; suites?: Suite[]; specs: Spec[] };
type Spec = { title: string; tests: { results: { duration: number }[] }[] };

/** Runs what writes the report, and reads it. What was printed is told only when something failed. */
export async function counting(
  file: string,
  run: () => Promise<string>,
  read: (report: string) => Counted,
  say: (text: string) => void,
): Promise<Counted> {
  rmSync(file, { force: true });
  const failure = await run().then(
    () => undefined,
    (error: Error) => error,
  );
  if (!existsSync(file)) throw failure ?? new Trouble(`${file} was not written.`);
  if (failure) say(`${failure.message}\n`);
  const counted = read(readFileSync(file, "utf8"));
  if (failure && counted.failed === 0) counted.failed = 1;
  return counted;
}

export function readVitest(text: string): Counted {
  const report: VitestReport = JSON.parse(text);
  return {
    passed: report.numPassedTests,
    // A file that could not even be loaded counts no tests of its own.
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites),
    flaky: 0,
    timed: report.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

export function readPlaywright(text: string): Counted {
  const { stats, suites }: PlaywrightReport = JSON.parse(text);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: stats.flaky,
    timed: suites.flatMap(journeysOf),
  };
}

function journeysOf({ file, suites = [], specs }: Suite): Timed[] {
  const own = specs.map(({ title, tests }) => ({
    name: `${file}: ${title}`,
    seconds:
      tests.flatMap(({ results }) => results).reduce((sum, it) => sum + it.duration, 0) / 1000,
  }));
  return [...own, ...suites.flatMap(journeysOf)];
}

/** The longest first. */
export function slowest(timed: readonly Timed[], count: number): Timed[] {
  return timed.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
}
