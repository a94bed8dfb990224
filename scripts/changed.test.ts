import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { beginningOf } from "./changed.ts";

/** A repository of two commits, and how to ask git there. */
function repository() {
  const folder = mkdtempSync(join(tmpdir(), "changed-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trim();
  const commit = (name: string) => {
    const author = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
    git(...author, "commit", "--quiet", "--allow-empty", "--message", name);
    return git("rev-parse", "HEAD");
  };
  git("init", "--quiet");
  return { folder, git, first: commit("first"), second: commit("second"), commit };
}

test("a change began where its branch left origin/main", () => {
  const { folder, git, first, commit } = repository();
  git("update-ref", "refs/remotes/origin/main", first);
  expect(beginningOf(undefined, folder)).toBe(first);
  git("update-ref", "refs/remotes/origin/main", "HEAD");
  const landed = commit("third");
  git("update-ref", "refs/remotes/origin/main", landed);
  git("reset", "--quiet", "--hard", "HEAD~");
  expect(beginningOf(undefined, folder)).toBe(git("rev-parse", "HEAD"));
});

test("a commit that is named counts, with origin/main and without", () => {
  const { folder, git, first, second } = repository();
  expect(beginningOf("HEAD~", folder)).toBe(first);
  git("update-ref", "refs/remotes/origin/main", first);
  expect(beginningOf(second.slice(0, 9), folder)).toBe(second);
});

test("without origin/main and without a commit there is nothing to compare with, in words", () => {
  const { folder } = repository();
  expect(() => beginningOf(undefined, folder)).toThrow("There is no origin/main to compare with");
  expect(() => beginningOf("nowhere", folder)).toThrow("There is no commit nowhere");
  // A name that git could take for an option is a name.
  expect(() => beginningOf("--all", folder)).toThrow("There is no commit --all");
});
