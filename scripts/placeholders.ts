/**
 * `npm run placeholders`: lists every fact that the firm has to fill in, by file and line. Exits
 * with 1 if there are any and the site is no longer a demonstration.
 */
import { demonstration } from "../content/site.ts";
import { findPlaceholders } from "./find-placeholders.ts";

const found = findPlaceholders();
for (const { file, line, fact } of found) console.log(`${file}:${line}  ${fact}`);
console.log(`${found.length} facts to fill in.`);
if (found.length > 0 && !demonstration) process.exitCode = 1;
