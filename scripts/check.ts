/**
 * `npm test`: every proof, in three lanes side by side. `npm test -- unit` runs one of them. A part
 * says what it has to say when it ends, so that nothing is mixed up. The last lines tell how long
 * each part took, and count: each test, and one per tool.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { ensureBrowser } from "#builder/browser.ts";
import { build } from "#builder/build.ts";
import { command } from "#builder/command.ts";
import { cutFonts, fontsAreCut } from "#builder/fonts.ts";
import { freePort } from "#builder/free-port.ts";
import { writeContentTypes } from "#builder/plugins/content-types.ts";
import { explain, listenTo, Trouble } from "../builder/step.mjs";

type Count = { passed: number; failed: number };
/** `say`: for what is worth showing although the part goes on to count. */
type Run = (say: (text: string) => void) => Promise<Count>;
type Part = { name: string; title: string; run: Run; afterBuild?: true };
type Result = Count & { title: string; seconds: number };

/**
 * What needs the built pages, what does not, and the backend, whose tests wait as much as they
 * work: beside the others they take what is left of two cores.
 */
const lanes: Part[][] = [
  [
    { name: "build", title: "Build", run: () => counted(build()) },
    { name: "site", title: "Checks on the built pages", run: vitest("site"), afterBuild: true },
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
  ],
  [{ name: "database", title: "Backend on both engines", run: vitest("database") }],
];

const wanted = process.argv.slice(2);
const known = lanes.flat().map(({ name }) => name);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no check called ${unknown.join(", ")}. There are: ${known.join(", ")}.\n`,
  );
  process.exit(1);
}

// Dozens of hosts and commands are started, and what they load is compiled once.
process.env.NODE_COMPILE_CACHE ??= resolve(".cache/compiled");
// All lanes read them.
if (!fontsAreCut()) await cutFonts();
const began = performance.now();
const results = (await Promise.all(lanes.map((lane) => runLane(lane.filter(isWanted))))).flat();
const total = { title: "Together", seconds: secondsSince(began), ...sumOf(results) };
process.stdout.write(`\n${[...results, total].map(lineOf).join("\n")}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

function isWanted({ name }: Part): boolean {
  if (wanted.length === 0 || wanted.includes(name)) return true;
  const needsBuild = lanes.flat().some((part) => part.afterBuild && wanted.includes(part.name));
  return name === "build" && needsBuild;
}

async function runLane(lane: Part[]): Promise<Result[]> {
  const done: Result[] = [];
  let built = true;
  for (const part of lane) {
    const run = part.afterBuild && !built ? notBuilt : part.run;
    const result = await runPart(part.title, run);
    if (part.name === "build") built = result.failed === 0;
    done.push(result);
  }
  return done;
}

/** A failure is counted and told; what comes after it runs all the same. */
async function runPart(title: string, run: Run): Promise<Result> {
  const started = performance.now();
  let said = "";
  const say = (text: string) => {
    said += text;
  };
  let count: Count;
  try {
    count = await listenTo(say, () => run(say));
  } catch (error) {
    say(`${explain(error)}\n`);
    count = { passed: 0, failed: 1 };
  }
  const result = { title, seconds: secondsSince(started), ...count };
  process.stderr.write(`${said}${lineOf(result)}\n`);
  return result;
}

async function notBuilt(): Promise<Count> {
  throw new Trouble("There is no build to test.");
}

async function counted(work: Promise<unknown>): Promise<Count> {
  await work;
  return { passed: 1, failed: 0 };
}

function tool(name: string, ...args: string[]): Run {
  return () => counted(command(name, args));
}

async function types(): Promise<Count> {
  await command("react-router", ["typegen"]);
  writeContentTypes();
  return counted(command("tsc", []));
}

function vitest(project: string): Run {
  const file = `test-results/${project}.json`;
  const reporters = ["--reporter", "default", "--reporter", "json", `--outputFile.json=${file}`];
  return (say) => {
    // The other lanes have the other half of the machine.
    const half = wanted.length === 1 ? [] : ["--maxWorkers", "50%"];
    const share = project === "database" ? ["--maxWorkers", "3"] : half;
    const run = () => command("vitest", ["run", "--project", project, ...reporters, ...share]);
    return counting(file, run, say, (report) => ({
      passed: Number(report.numPassedTests),
      // A file that could not even be loaded counts no tests of its own.
      failed: Math.max(Number(report.numFailedTests), Number(report.numFailedTestSuites)),
    }));
  };
}

async function playwright(say: (text: string) => void): Promise<Count> {
  await ensureBrowser();
  const file = "test-results/e2e.json";
  const env = {
    TEST_PORT: String(await freePort()),
    TEST_DEV_PORT: String(await freePort()),
    TEST_SMTP_PORT: String(await freePort()),
    TEST_MAIL_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  };
  const run = () => command("playwright", ["test", "--reporter", "dot,json"], { env });
  return counting(file, run, say, ({ stats }) => {
    if (stats.flaky > 0) say(`${stats.flaky} of the journeys passed at the second try only.\n`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

/** Counts from the report; what the runner printed is shown only when something failed. */
async function counting(
  file: string,
  run: () => Promise<string>,
  say: (text: string) => void,
  // biome-ignore lint/suspicious/noExplicitAny: two foreign report formats, read field by field.
  count: (report: any) => Count,
): Promise<Count> {
  rmSync(file, { force: true });
  const failure = await run().then(
    () => undefined,
    (error: Error) => error,
  );
  if (!existsSync(file)) throw failure ?? new Trouble(`${file} was not written.`);
  if (failure) say(`${failure.message}\n`);
  const counted = count(JSON.parse(readFileSync(file, "utf8")));
  if (failure && counted.failed === 0) counted.failed = 1;
  return counted;
}

function sumOf(results: Count[]): Count {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  };
}

function lineOf({ title, seconds, passed, failed }: Result): string {
  const faults = failed > 0 ? `, ${failed} failed` : "";
  return `${title.padEnd(28)}${seconds.toFixed(1).padStart(7)} s  ${String(passed).padStart(5)} passed${faults}`;
}

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}
