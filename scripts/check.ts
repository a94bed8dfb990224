/**
 * `npm test`: every check, in three lanes side by side. `npm test -- unit` runs one part, `npm test
 * -- changed` what a change since the last landed commit can affect, `npm test -- changed HEAD~`
 * what one since the commit before can. The output of a part is printed when it ends, so that the
 * lanes do not mix. The last lines say how long each part took and how many tests passed; a tool
 * counts as one test.
 */
import { resolve } from "node:path";
import { ensureBrowser, ensureOtherBrowsers } from "#builder/browser.ts";
import { build } from "#builder/build.ts";
import { command } from "#builder/command.ts";
import { cutFonts, fontsAreCut } from "#builder/fonts.ts";
import { freePort } from "#builder/free-port.ts";
import { writeContentTypes } from "#builder/plugins/content-types.ts";
import { explain, listenTo, Trouble } from "../builder/step.mjs";
import { whole } from "../tests/whole.ts";
import { type Chosen, chooseTests, type TestPart } from "./changed.ts";
import {
  type Count,
  type Counted,
  counting,
  readPlaywright,
  readVitest,
  slowest,
  type Timed,
} from "./test-reports.ts";

/** In seconds, on two cores, after the install: docs/decisions/024-proof-in-time.md. */
const budget = 600;

type Done = Count & { timed?: Timed[] };
/** `say` prints something although the part has not failed. */
type Run = (say: (text: string) => void) => Promise<Done>;
/** `apart`: in a whole run, or where it is asked for. */
type Part = { name: string; title: string; run: Run; afterBuild?: true; apart?: true };
type Result = Done & { title: string; seconds: number };

/**
 * The journeys take longest, so they begin as soon as the pages are built. The second lane begins
 * with what needs no pages. The tests of the backend mostly wait, and run on what the others leave
 * of two cores.
 */
const lanes: Part[][] = [
  [
    { name: "build", title: "Build", run: () => counted(build()) },
    { name: "e2e", title: "Journeys in the browser", run: playwright, afterBuild: true },
  ],
  [
    {
      name: "lint",
      title: "Format and lint",
      run: tool("biome", "ci", "--error-on-warnings", "."),
    },
    { name: "types", title: "Types", run: types },
    { name: "knip", title: "Dead code", run: tool("knip") },
    { name: "unit", title: "Unit tests", run: vitest("unit") },
    { name: "site", title: "Checks on the built pages", run: vitest("site"), afterBuild: true },
    {
      name: "browsers",
      title: "Firefox and WebKit",
      run: otherBrowsers,
      afterBuild: true,
      apart: true,
    },
  ],
  [{ name: "database", title: "Backend on both engines", run: vitest("database") }],
];

const asked = process.argv.slice(2);
const known = lanes.flat().map(({ name }) => name);
const commit = takeCommit();
const unknown = asked.filter((name) => name !== "changed" && !known.includes(name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no check called ${unknown.join(", ")}. There are: ${known.join(", ")}, changed.\n`,
  );
  process.exit(1);
}

// Dozens of hosts and commands are started: with a cache, Node compiles their code only once.
process.env.NODE_COMPILE_CACHE ??= resolve(".cache/compiled");
// All lanes need the fonts.
if (!fontsAreCut()) await cutFonts();
const began = performance.now();
const chosen = asked.includes("changed") ? await choose() : undefined;
if (chosen) process.stdout.write(`${describeChoice(chosen)}\n`);
const wanted = chosen ? partsOf(chosen) : asked;
// Where it is missing it is installed, which takes half a minute: meanwhile the pages are built.
const browser = lanes.flat().some((part) => part.name === "e2e" && isWanted(part))
  ? ensureBrowser()
  : Promise.resolve();
browser.catch(() => {});
/** Resolves to whether there are built pages, as soon as the build has ended. */
const built = Promise.withResolvers<boolean>();
const results = (await Promise.all(lanes.map((lane) => runLane(lane.filter(isWanted))))).flat();
const total = { title: "Together", seconds: secondsSince(began), ...sumOf(results) };
const timed = slowest(
  results.flatMap((result) => result.timed ?? []),
  5,
);
process.stdout.write(`\n${[...results, total].map(lineOf).join("\n")}\n`);
if (timed.length > 0) process.stdout.write(`\nThe slowest:\n${timed.map(timeOf).join("")}`);
if (wanted.length === 0) process.stdout.write(`\n${againstBudget(total.seconds)}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

/** Takes the commit after `changed` out of what was asked for, where one is named. */
function takeCommit(): string | undefined {
  const at = asked.indexOf("changed") + 1;
  if (at === 0 || known.includes(asked[at] ?? "")) return undefined;
  return asked.splice(at, 1)[0];
}

async function choose(): Promise<Chosen> {
  try {
    return await chooseTests(commit);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

/** The tools always run, and those parts that have tests to run. */
function partsOf({ tests }: Chosen): string[] {
  const parts = Object.entries(tests).filter(([, files]) => files.length > 0);
  return ["lint", "types", "knip", ...parts.map(([part]) => part), ...asked];
}

function describeChoice({ since, files, tests }: Chosen): string {
  const count = Object.entries(tests).map(([part, chosen]) => `${chosen.length} of ${part}`);
  return `${files.length} files changed since ${since.slice(0, 12)}. Files of tests: ${count.join(", ")}.`;
}

function isWanted({ name, apart }: Part): boolean {
  if (wanted.length === 0) return whole || !apart;
  if (wanted.includes(name)) return true;
  const needsBuild = lanes.flat().some((part) => part.afterBuild && wanted.includes(part.name));
  return name === "build" && needsBuild;
}

async function runLane(lane: Part[]): Promise<Result[]> {
  const done: Result[] = [];
  for (const part of lane) {
    const run = part.afterBuild && !(await built.promise) ? notBuilt : part.run;
    const result = await runPart(part.title, run);
    if (part.name === "build") built.resolve(result.failed === 0);
    done.push(result);
  }
  return done;
}

/** A failure is counted and printed; the parts after it run all the same. */
async function runPart(title: string, run: Run): Promise<Result> {
  const started = performance.now();
  let said = "";
  const say = (text: string) => {
    said += text;
  };
  let done: Done;
  try {
    done = await listenTo(say, () => run(say));
  } catch (error) {
    say(`${explain(error)}\n`);
    done = { passed: 0, failed: 1 };
  }
  const result = { title, seconds: secondsSince(started), ...done };
  process.stderr.write(`${said}${lineOf(result)}\n`);
  return result;
}

async function notBuilt(): Promise<Done> {
  throw new Trouble("There is no build to test.");
}

async function counted(work: Promise<unknown>): Promise<Done> {
  await work;
  return { passed: 1, failed: 0 };
}

function tool(name: string, ...args: string[]): Run {
  return () => counted(command(name, args));
}

async function types(): Promise<Done> {
  await command("react-router", ["typegen"]);
  writeContentTypes();
  // The other lanes use the other core, and several checkers read most types several times.
  return counted(command("tsc", ["--checkers", "1"]));
}

async function otherBrowsers(say: (text: string) => void): Promise<Done> {
  // One installation at a time.
  await browser.catch(() => {});
  await ensureOtherBrowsers();
  return vitest("browsers")(say);
}

function vitest(project: Exclude<TestPart, "e2e"> | "browsers"): Run {
  const file = `test-results/${project}.json`;
  const reporters = ["--reporter", "default", "--reporter", "json", `--outputFile.json=${file}`];
  return (say) => {
    // The other lanes use the other half of the machine.
    const half = wanted.length === 1 ? [] : ["--maxWorkers", "50%"];
    const share = project === "database" ? ["--maxWorkers", "3"] : half;
    const isAsked = project === "browsers" || asked.includes(project);
    const named = isAsked ? [] : (chosen?.tests[project] ?? []);
    const args = ["run", "--project", project, ...reporters, ...share, ...named];
    const run = () => command("vitest", args);
    return counting(file, run, readVitest, say);
  };
}

async function playwright(say: (text: string) => void): Promise<Counted> {
  await browser;
  const file = "test-results/e2e.json";
  const env = {
    TEST_PORT: String(await freePort()),
    TEST_DEV_PORT: String(await freePort()),
    TEST_SMTP_PORT: String(await freePort()),
    TEST_MAIL_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  };
  const named = asked.includes("e2e") ? [] : (chosen?.tests.e2e ?? []);
  const run = () => command("playwright", ["test", "--reporter", "dot,json", ...named], { env });
  const done = await counting(file, run, readPlaywright, say);
  if (done.flaky > 0) say(`${done.flaky} of the journeys passed at the second try only.\n`);
  return done;
}

function sumOf(results: Count[]): Count {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  };
}

function lineOf({ title, seconds, passed, failed }: Count & { title: string; seconds: number }) {
  const faults = failed > 0 ? `, ${failed} failed` : "";
  return `${title.padEnd(28)}${seconds.toFixed(1).padStart(7)} s  ${String(passed).padStart(5)} passed${faults}`;
}

function timeOf({ name, seconds }: Timed): string {
  return `${seconds.toFixed(1).padStart(7)} s  ${name}\n`;
}

/**
 * Says whether the budget was kept. It is not a failure if it was not, since the machine may be
 * slow or busy.
 */
function againstBudget(seconds: number): string {
  const taken = `${Math.round(seconds)} of the ${budget} seconds that two cores may take`;
  return seconds <= budget
    ? `${taken}.`
    : `${taken}: this run was too long. If the machine was quiet, make one of the slowest shorter.`;
}

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}
