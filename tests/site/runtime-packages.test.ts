/** What runs after the build, the drawing of letters included, needs no package of the build's own. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const { dependencies, imports } = JSON.parse(readFileSync("package.json", "utf8"));
const programs = [
  "server/keeper.ts",
  "server/main.ts",
  "server/backend/process.ts",
  "builder/draw-texts.ts",
  "scripts/backup.ts",
  "scripts/backup-verify.ts",
  "scripts/restore.ts",
  "scripts/export-subscribers.ts",
  ...globSync("scripts/{doctor,erasures,ledger,lp,secrets,staff}/*.ts").filter(
    (file) => !file.endsWith(".test.ts"),
  ),
];

const named = /(?:\bfrom|\bimport\s*\(|\bimport)\s*["']([@#.\w][^"'\s]*)["']/g;
const ofTypes = /^(?:import|export) type [^;]*;$/gm;

/** Every file that is reached from these, and the packages that they name. */
function reached(files: string[]): { files: Set<string>; packages: Set<string> } {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const left = [...files];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (seen.has(file) || !existsSync(file)) continue;
    seen.add(file);
    const code = readFileSync(file, "utf8").replaceAll(ofTypes, "");
    for (const [, name = ""] of code.matchAll(named)) {
      const own = Object.keys(imports).find((key) => name.startsWith(key.slice(0, -1)));
      if (own) left.push(join(imports[own].slice(0, -1), name.slice(own.length - 1)));
      else if (name.startsWith(".")) left.push(join(dirname(file), name));
      else if (!name.startsWith("node:")) packages.add(packageOf(name));
    }
  }
  return { files: seen, packages };
}

function packageOf(name: string): string {
  return name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");
}

test("`npm ci --omit=dev` is enough for the running host and its commands", () => {
  const drawn = globSync("build/server/**/*.js");
  const { files, packages } = reached([...programs, ...drawn]);
  expect(files.size).toBeGreaterThan(300);
  expect([...packages]).toEqual(expect.arrayContaining(["@resvg/resvg-js", "react-dom", "pino"]));
  expect([...packages].filter((name) => !(name in dependencies))).toEqual([]);
});
