import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const documents = [
  "README.md",
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

test("the README stays under 100 lines", () => {
  expect(readFileSync("README.md", "utf8").split("\n").length).toBeLessThan(100);
});

test("the root of the repository stays small", () => {
  const tracked = readdirSync(".").filter(
    (entry) =>
      ![
        "node_modules",
        "build",
        "test-results",
        ".git",
        ".react-router",
        ".data",
        ".cache",
      ].includes(entry),
  );
  expect(tracked.length).toBeLessThanOrEqual(26);
});
