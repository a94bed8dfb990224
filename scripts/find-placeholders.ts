import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const call = /\bplaceholder\(\s*"([^"]+)"/g;

/** Every placeholder that the firm has to fill in, with file and line. */
export function findPlaceholders() {
  return readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .flatMap((file) => placeholdersIn(join("content", file)));
}

function placeholdersIn(file: string) {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(call)].map(({ index, 1: fact }) => ({
    file,
    line: text.slice(0, index).split("\n").length,
    fact,
  }));
}
