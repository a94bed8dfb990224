/** For `npm test -- changed`: which tests a change since the last landed commit can touch. */
import { execFileSync } from "node:child_process";
import { relative } from "node:path";
import { command } from "#builder/command.ts";
import { Trouble } from "../builder/step.mjs";
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

/** `commit` is the one that somebody named on the command line. */
export async function chooseTests(commit?: string): Promise<Chosen> {
  const since = beginningOf(commit);
  const files = changedSince(since);
  const touched = [...testsNamed(always), ...testsTouchedBy(files), ...(await importing(since))];
  const chosen = [...new Set(touched)].sort();
  const of = (part: TestPart) => chosen.filter((file) => partOf(file) === part);
  const tests = { unit: of("unit"), database: of("database"), site: of("site"), e2e: of("e2e") };
  return { since, files, tests };
}

/** As `vitest.config.ts` and `playwright.config.ts` have it. */
function partOf(file: string): TestPart | undefined {
  if (/^tests\/(browsers|faults)\//.test(file)) return undefined;
  if (file.startsWith("tests/site/")) return "site";
  if (file.startsWith("tests/e2e/")) return "e2e";
  return /^tests\/(db|host)\//.test(file) ? "database" : "unit";
}

/** The commit that was named, or else the one at which this branch left `origin/main`. */
export function beginningOf(commit?: string, folder = "."): string {
  const git = gitIn(folder);
  if (commit) {
    const found = git("rev-parse", "--verify", "--quiet", "--end-of-options", `${commit}^{commit}`);
    if (found) return found;
    throw new Trouble(`There is no commit ${commit} in this repository.`);
  }
  const left = git("merge-base", "HEAD", "origin/main");
  if (left) return left;
  throw new Trouble(
    "There is no origin/main to compare with. Name the commit that the change began at: npm test -- changed <commit>.",
  );
}

/** Committed, not committed yet, and new. */
function changedSince(commit: string): string[] {
  const git = gitIn(".");
  const changed = git("diff", "--name-only", "--no-renames", commit);
  const fresh = git("ls-files", "--others", "--exclude-standard");
  return [...changed.split("\n"), ...fresh.split("\n")].filter(Boolean);
}

/** What git answers in a folder; nothing where it fails. */
function gitIn(folder: string) {
  return (...args: string[]): string => {
    try {
      return execFileSync("git", args, {
        cwd: folder,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      }).trim();
    } catch {
      return "";
    }
  };
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
