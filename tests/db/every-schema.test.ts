/**
 * Every schema that ever landed becomes the present one: the migrations that each commit had are run,
 * and then those of today, which for some databases come in another order than in a new one. It takes
 * some minutes, and asks git for its history: in `npm run test:whole` alone.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { migrate } from "#server/engine/migrate.ts";
import { atEndOfAll } from "../at-end.ts";
import { whole } from "../whole.ts";
import { readCatalogue } from "./catalogue.ts";
import { declare, emptyEngine } from "./made-in-other-ways.ts";

const folders = ["supabase/migrations", "supabase/migrations-before-baseline"];
const git = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8", maxBuffer: 2 ** 26 })
    .split("\n")
    .filter(Boolean);

/** Of each set of files that a commit had, the newest commit; oldest set first. */
function landedSets(): [commit: string, files: string[]][] {
  if (!whole) return [];
  const sets = new Map<string, [string, string[]]>();
  for (const commit of git("log", "--first-parent", "--reverse", "--format=%h", "--", ...folders)) {
    const files = git("ls-tree", "-r", "--name-only", commit, "supabase/migrations/");
    if (files.length > 0) sets.set(files.join(), [commit, files]);
  }
  return [...sets.values()].filter(([, files]) => !files.includes(lost));
}

const fileOf = (path: string) => {
  const name = path.split("/").at(-1) ?? "";
  return folders.map((folder) => resolve(folder, name)).find((file) => existsSync(file));
};

const atEnd = atEndOfAll();
/** In one commit alone, under a number that another migration has since: no version had it. */
const lost = "supabase/migrations/20261213044300_edition_with_proofs.sql";

let present: Awaited<ReturnType<typeof readCatalogue>>;
beforeAll(async () => {
  if (!whole) return;
  const engine = await emptyEngine("postgres", atEnd);
  await declare(engine);
  present = await readCatalogue(engine.sql);
});

test.skipIf(!whole)("there is a history to try", () => {
  expect(landedSets().length).toBeGreaterThan(50);
});

test.each(landedSets())("the schema of %s", async (_, files) => {
  const folder = mkdtempSync(join(tmpdir(), "landed-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const migrations = join(folder, "migrations");
  mkdirSync(migrations);
  for (const path of files) {
    const file = fileOf(path);
    expect(file, `${path} is gone`).toBeDefined();
    symlinkSync(file ?? "", join(migrations, file?.split("/").at(-1) ?? ""));
  }
  const engine = await emptyEngine("postgres", onTestFinished);
  await migrate(engine, { migrations, beforeBaseline: resolve(folders[1] ?? "") });
  await migrate(engine);
  expect(await readCatalogue(engine.sql)).toEqual(present);
});
