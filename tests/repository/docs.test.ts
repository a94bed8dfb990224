import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "CHANGELOG.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`),
];
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

/** Made by the build or by a command, so absent from a fresh clone. */
const made = /^(build|\.data|\.react-router)\b/;
const ofOurs = /^(app|bench|builder|content|core|docs|public|scripts|server|supabase|tests)\//;

function inCode(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
}

test.each(documents)("every path that %s names exists", (document) => {
  const named = inCode(readFileSync(document, "utf8")).filter((code) => ofOurs.test(code));
  const missing = named.filter((path) => !made.test(path) && !existsSync(path));
  expect(missing).toEqual([]);
});

test.each(documents)("every command that %s names exists", (document) => {
  const text = readFileSync(document, "utf8");
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test("every command that a program tells somebody to run exists", () => {
  const programs = globSync(
    "{app,bench,builder,core,scripts,server,supabase/functions}/**/*.{ts,tsx,mjs}",
  ).filter((path) => !path.includes("node_modules") && !path.includes(".test."));
  const named = programs.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/npm run ([a-z][\w:-]+)/g)].map(
      ([, name = ""]) => name,
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

/** What the database is; the schema `auth` is the auth service's. */
const sql = globSync("supabase/schemas/*.sql")
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

test.each(documents)(
  "every table and function of the database that %s names exists",
  (document) => {
    const named = inCode(readFileSync(document, "utf8")).flatMap(
      (code) => code.match(/\b(?:private|public|hooks)\.\w*[a-z\d](?![\w…])/g) ?? [],
    );
    expect([...new Set(named)].filter((name) => !new RegExp(`${name}\\b`).test(sql))).toEqual([]);
  },
);

test("the README stays under 100 lines", () => {
  expect(readFileSync("README.md", "utf8").split("\n").length).toBeLessThan(100);
});

test.each(documents.filter((file) => file.startsWith("docs/decisions/")))(
  "%s is a page",
  (file) => {
    const text = readFileSync(file, "utf8");
    expect(text.split("\n").length).toBeLessThanOrEqual(60);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(650);
  },
);

test("the root of the repository stays small", () => {
  const tracked = readdirSync(".").filter(
    (entry) =>
      ![
        "node_modules",
        "build",
        ".env",
        "test-results",
        ".git",
        ".react-router",
        ".data",
        ".cache",
      ].includes(entry),
  );
  expect(tracked.length).toBeLessThanOrEqual(26);
});
