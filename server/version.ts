import { readFileSync } from "node:fs";
import { join } from "node:path";

const manifest = readFileSync(join(import.meta.dirname, "../package.json"), "utf8");

/** Of this program: `package.json` alone says it. */
export const version: string = JSON.parse(manifest).version;
