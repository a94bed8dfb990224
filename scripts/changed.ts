/** For `npm test -- changed`: which tests a change since the last landed commit can touch. */
import { execFileSync } from "node:child_process";
import { relative } from "node:path";
import { command } from "#builder/command.ts";
import { testsNamed, testsTouchedBy } from "../tests/touched-by.ts";

export type Chosen = {
  /** The commit that the change began at, and the files that are not what they were there. */
  since: string;
  files: string[];
  /** By the part of `npm test` that runs them. */
  tests: Record<TestPart, string[]>;
};
export type TestPart = "unit" | "database" | "site" | "e2e";

/** They read the repository as text, so that no import tells what they depend on. */
const always = ["tests/repository/*.test.ts"];

export async function chooseTests(): Promise<Chosen> {
  const since = landedCommit();
  const files = changedSince(since);
  const touched = [...testsNamed(always), ...testsTouchedBy(files), ...(await importing(since))];
  const chosen = [...new Set(touched)].sort();
  const of = (part: TestPart) => chosen.filter((file) => partOf(file) === part);
  const tests = { unit: of("unit"), database: of("database"), site: of("site"), e2e: of("e2e") };
  return { since, files, tests };
}

/** As `vitest.config.ts` and `playwright.config.ts` have it. */
function partOf(file: string): TestPart | undefined {
  if (file.startsWith("tests/faults/")) return undefined;
  if (file.startsWith("tests/site/")) return "site";
  if (file.startsWith("tests/e2e/")) return "e2e";
  return /^tests\/(db|host)\//.test(file) ? "database" : "unit";
}

/** Where this branch left the landed one; without a remote, the commit before. */
function landedCommit(): string {
  const landed = git("rev-parse", "--verify", "--quiet", "origin/main");
  const since = landed ? git("merge-base", "HEAD", landed) : git("rev-parse", "HEAD~");
  // A first commit changes everything: that of the empty tree, which every repository knows.
  return since || git("hash-object", "-t", "tree", "/dev/null");
}

/** Committed, not committed yet, and new. */
function changedSince(commit: string): string[] {
  const changed = git("diff", "--name-only", "--no-renames", commit);
  const fresh = git("ls-files", "--others", "--exclude-standard");
  return [...changed.split("\n"), ...fresh.split("\n")].filter(Boolean);
}

function git(...args: string[]): string {
  try {
    return execFileSync("git", args, {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "";
  }
}

/** The tests whose imports lead to a changed file. */
async function importing(commit: string): Promise<string[]> {
  const projects = ["unit", "database", "site"].flatMap((name) => ["--project", name]);
  const listed = await command("vitest", [
    "list",
    "--filesOnly",
    "--json",
    "--changed",
    commit,
    ...projects,
  ]);
  const found: { file: string }[] = JSON.parse(listed.slice(listed.indexOf("[")));
  return found.map(({ file }) => relative(process.cwd(), file));
}
