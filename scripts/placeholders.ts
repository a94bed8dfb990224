/**
 * `npm run placeholders`: every fact that is still for the firm to fill in, by file and line. It
 * fails while there are any on a site that is no longer a demonstration.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "../content/site.ts";

const call = /\bplaceholder\(\s*"([^"]+)"/g;

const found = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .flatMap((file) => placeholdersIn(join("content", file)));
for (const { file, line, fact } of found) console.log(`${file}:${line}  ${fact}`);
console.log(`${found.length} facts to fill in.`);
if (found.length > 0 && !site.demonstration) process.exitCode = 1;

function placeholdersIn(file: string) {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(call)].map(({ index, 1: fact }) => ({
    file,
    line: text.slice(0, index).split("\n").length,
    fact,
  }));
}
