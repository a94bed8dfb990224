/** What a hosted project gets to see: files by relative path, packages by `deno.json`. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const { imports } = JSON.parse(readFileSync(join(import.meta.dirname, "deno.json"), "utf8"));

const reached = new Set<string>();
const packages = new Set<string>();

function follow(file: string): void {
  if (reached.has(file)) return;
  reached.add(file);
  // Types are gone before anything runs.
  const source = readFileSync(file, "utf8").replaceAll(/^import type [^;]*;/gm, "");
  for (const [, name = ""] of source.matchAll(/(?:\bfrom |\bimport[ (]+)"([^"]+)"/g)) {
    if (name.startsWith(".")) follow(join(dirname(file), name));
    else if (!name.startsWith("node:")) packages.add(name);
  }
}

for (const entry of readdirSync(import.meta.dirname, { withFileTypes: true })) {
  if (!entry.isDirectory() || entry.name.startsWith("_")) continue;
  follow(join(import.meta.dirname, entry.name, "index.ts"));
}

test("every package that a function imports, however far down, is in deno.json, and no other", () => {
  expect(reached.size).toBeGreaterThan(50);
  expect([...packages].sort()).toEqual(Object.keys(imports).sort());
});

test("the functions reach into core and content, and nowhere else outside their own folder", () => {
  const outside = [...reached].map((file) => relative(root, file).split("/")[0]);
  expect([...new Set(outside)].sort()).toEqual(["content", "core", "supabase"]);
});

test("Deno is given the very versions that Node has", () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  for (const [name, address] of Object.entries(imports)) {
    const [, part = "", inside = ""] = /^((?:@[^/]+\/)?[^/]+)(\/.+)?$/.exec(name) ?? [];
    expect(address).toBe(`npm:${part}@${dependencies[part]}${inside}`);
  }
});
