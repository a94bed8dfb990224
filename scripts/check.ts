/**
 * `npm test`: every proof, in the order in which they are quickest to fail. `npm test -- unit`
 * runs one of them. It ends on one line that counts: each test, and one per tool.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { ensureBrowser } from "#builder/browser.ts";
import { build } from "#builder/build.ts";
import { command } from "#builder/command.ts";
import { cutFonts, fontsAreCut } from "#builder/fonts.ts";
import { freePort } from "#builder/free-port.ts";
import { writeContentTypes } from "#builder/plugins/content-types.ts";
import { explain, step, Trouble } from "../builder/step.mjs";

type Count = { passed: number; failed: number };
type Check = { name: string; title: string; run: () => Promise<Count> };

const checks: Check[] = [
  {
    name: "lint",
    title: "Format and lint",
    run: () => tool("biome", ["ci", "--error-on-warnings", "."]),
  },
  { name: "types", title: "Types", run: types },
  { name: "knip", title: "Dead code", run: () => tool("knip", []) },
  { name: "unit", title: "Unit tests", run: () => vitest("unit") },
  { name: "database", title: "Backend on both engines", run: () => vitest("database") },
  { name: "site", title: "Checks on the built pages", run: afterBuild(() => vitest("site")) },
  { name: "e2e", title: "Journeys in the browser", run: afterBuild(playwright) },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  const known = checks.map(({ name }) => name).join(", ");
  process.stderr.write(`There is no check called ${unknown.join(", ")}. There are: ${known}.\n`);
  process.exit(1);
}

const total: Count = { passed: 0, failed: 0 };
for (const { name, title, run } of checks) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  try {
    const count = await step(title, run);
    total.passed += count.passed;
    total.failed += count.failed;
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    total.failed += 1;
  }
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

async function tool(name: string, args: string[]): Promise<Count> {
  await command(name, args);
  return { passed: 1, failed: 0 };
}

async function types(): Promise<Count> {
  if (!fontsAreCut()) await cutFonts();
  await command("react-router", ["typegen"]);
  writeContentTypes();
  return tool("tsc", []);
}

function afterBuild(run: () => Promise<Count>): () => Promise<Count> {
  return async () => {
    await build();
    return run();
  };
}

async function vitest(project: string): Promise<Count> {
  const args = ["run", "--project", project, "--reporter", "default", "--reporter", "json"];
  const file = `test-results/${project}.json`;
  return counting(
    file,
    () => command("vitest", [...args, `--outputFile.json=${file}`]),
    (report) => ({
      passed: Number(report.numPassedTests),
      // A file that could not even be loaded counts no tests of its own.
      failed: Math.max(Number(report.numFailedTests), Number(report.numFailedTestSuites)),
    }),
  );
}

async function playwright(): Promise<Count> {
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
  return counting(file, run, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
}

/** Counts from the report; what the runner printed is shown only when something failed. */
async function counting(
  file: string,
  run: () => Promise<string>,
  // biome-ignore lint/suspicious/noExplicitAny: two foreign report formats, read field by field.
  count: (report: any) => Count,
): Promise<Count> {
  rmSync(file, { force: true });
  const failure = await run().then(
    () => undefined,
    (error: Error) => error,
  );
  if (failure) process.stderr.write(`${failure.message}\n`);
  if (!existsSync(file)) throw failure ?? new Trouble(`${file} was not written.`);
  const counted = count(JSON.parse(readFileSync(file, "utf8")));
  if (failure && counted.failed === 0) counted.failed = 1;
  return counted;
}
