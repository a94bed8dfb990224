import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import {
  type PrintedPdfs,
  publicationsFolder,
  readPrintedPdfs,
} from "../../builder/publications/read.ts";

/** A copy of the project that has each publication `times` times, each copy under another slug. */
export function scratchProject(times: number): string {
  const folder = mkdtempSync(join(tmpdir(), `project-${times}-`));
  const listed = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" });
  for (const file of listed.split("\0").filter(Boolean)) {
    if (file.startsWith("docs/") || file.startsWith("tests/")) continue;
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  multiply(join(folder, publicationsFolder), times);
  return folder;
}

function multiply(folder: string, times: number): void {
  const printed = readPrintedPdfs(folder);
  const slugs = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const all: PrintedPdfs = { ...printed };
  for (let copy = 2; copy <= times; copy += 1) {
    for (const slug of slugs) {
      const made = `${slug}-${copy}`;
      cpSync(join(folder, slug), join(folder, made), { recursive: true });
      for (const language of ["en", "fr"]) {
        const file = join(folder, made, `${language}.md`);
        const text = readFileSync(file, "utf8");
        writeFileSync(
          file,
          text.replace(new RegExp(`^slug: ["']?${slug}["']?$`, "m"), `slug: ${made}`),
        );
      }
      if (printed[slug]) all[made] = printed[slug];
    }
  }
  writeFileSync(join(folder, "printed-pdfs.json"), JSON.stringify(all));
}
