/**
 * `npm run placeholders`: every fact that is still for the firm to fill in, by file and line. It
 * fails while there are any on a site that is no longer a demonstration.
 */
import { site } from "../content/site.ts";
import { findPlaceholders } from "./find-placeholders.ts";

const found = findPlaceholders();
for (const { file, line, fact } of found) console.log(`${file}:${line}  ${fact}`);
console.log(`${found.length} facts to fill in.`);
if (found.length > 0 && !site.demonstration) process.exitCode = 1;
