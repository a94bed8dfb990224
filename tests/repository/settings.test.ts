/** One list of settings: what the program reads, what an operator is told, `.env.example`. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Setting, settings } from "#core/settings.ts";
import { exampleFile, withTable } from "../../scripts/settings/texts.ts";

const all: [string, Setting][] = Object.entries(settings);
const sources = globSync([
  "{app,builder,content,core,scripts,server,supabase}/**/*.{ts,tsx,js,mjs}",
  "{vite,react-router}.config.ts",
]).filter((file) => !/\.(test|d)\.ts$/.test(file) && file !== "core/settings.ts");

/** Of the machine or of Node, and nobody's to set for us. */
const ofOthers = ["NODE_COMPILE_CACHE", "NODE_ENV", "PATH", "TZ"];

/** By `env.NAME`, by a pattern (`const { NAME } = process.env`), by name from the functions' own reader. */
function readIn(text: string): string[] {
  const code = text.replaceAll(/import\.meta\.env\.\w+/g, "");
  const byName = /\benv(?:\.|\[")([A-Z][A-Z\d_]+)|\bsetting\("(\w+)"\)|"(SUPABASE_\w+)"/g;
  const byPattern = /\{([^{}]*)\} = (?:process\.env|readSettings\()/g;
  return [
    ...[...code.matchAll(byName)].map(([, one, two, three]) => one ?? two ?? three ?? ""),
    ...[...code.matchAll(byPattern)].flatMap(
      ([, names = ""]) => names.match(/[A-Z][A-Z\d_]+/g) ?? [],
    ),
  ];
}

const read = new Set(sources.flatMap((file) => readIn(readFileSync(file, "utf8"))));

test("every setting that the program reads is in the list, and nothing else is", () => {
  const settable = [...read].filter((name) => !ofOthers.includes(name));
  expect(settable.sort()).toEqual(Object.keys(settings).sort());
});

test(".env.example and the table in docs/deploy.md are those of the list: npm run settings", () => {
  expect(readFileSync(".env.example", "utf8")).toBe(exampleFile());
  const page = readFileSync("docs/deploy.md", "utf8");
  expect(page).toBe(withTable(page));
});

test("a setting that somebody may set is in .env.example, and explained to who deploys or tests", () => {
  const example = exampleFile();
  const pages = ["docs/deploy.md", "README.md"].map((page) => readFileSync(page, "utf8")).join();
  const settable = all.filter(([, setting]) => setting.for !== "internal").map(([name]) => name);
  expect(settable.length).toBeGreaterThan(15);
  expect(settable.filter((name) => !example.includes(`\n#${name}=`))).toEqual([]);
  expect(settable.filter((name) => !new RegExp(`\\b${name}\\b`).test(pages))).toEqual([]);
});

test("a setting says what happens without it", () => {
  const silent = all.filter(
    ([, { for: kind, default: value, without }]) => kind !== "internal" && !value && !without,
  );
  expect(silent).toEqual([]);
});
