/** Files that comments name, and tests that documents name, exist: who reads it goes and looks. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const rooms = "app|bench|builder|content|core|docs|public|scripts|server|supabase|tests";
const files = globSync(
  `{*,{${rooms.replaceAll("|", ",")}}/**/*}.{ts,tsx,js,mjs,css,sql,md}`,
).filter(
  // Kept as they ran once.
  (file) => !/^supabase\/migrations-before-baseline\/|\/node_modules\//.test(file),
);
const comments: Record<string, RegExp> = {
  ts: /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm,
  css: /\/\*[\s\S]*?\*\//g,
  sql: /(?<=^|\s)--.*$/gm,
  md: /^.*$/gm,
};
const kindOf = (file: string) => /\.(ts|css|sql|md)x?$/.exec(file.replace(/\.m?js$/, ".ts"))?.[1];

/** From the root, from beside the file, or with as many of its folders as tell it apart. */
function isThere(named: string, from: string): boolean {
  if (existsSync(named) || existsSync(join(dirname(from), named))) return true;
  return files.some((file) => file.endsWith(`/${named}`));
}

/** A test, by whatever name; a file with its folders; one alone, where it is set as code. */
const named = [
  /[\w./-]*[\w-]\.(?:test|spec)\.tsx?\b/g,
  new RegExp(`(?<![\\w./#-])(?:${rooms})/[\\w./-]*\\.(?:tsx?|m?js|css|sql|md)\\b`, "g"),
  /(?<=`)[\w.][\w./-]*\.(?:tsx?|m?js|css|sql)(?=`)/g,
];

test("every file that a comment names exists, and every test that a document names", () => {
  expect(files.length).toBeGreaterThan(1000);
  const lost = files.flatMap((file) => {
    const kind = kindOf(file) ?? "";
    const written = readFileSync(file, "utf8").match(comments[kind] ?? /$^/g) ?? [];
    const all = named
      .slice(0, kind === "md" ? 1 : 3)
      .flatMap((pattern) => written.join("\n").match(pattern) ?? []);
    return all.filter((name) => !isThere(name, file)).map((name) => `${file} names ${name}`);
  });
  expect([...new Set(lost)]).toEqual([]);
});
