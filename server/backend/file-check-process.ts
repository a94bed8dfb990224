/**
 * The program that looks into a file: takes its bytes, says line by line that it begins, whether the
 * file may be passed on, and what it says; and ends. It has no secrets, no database, and may write
 * nowhere (`check-apart.ts`).
 */
import { buffer } from "node:stream/consumers";
import { resolvePDFJSImport } from "unpdf";
import { checkFile } from "#functions/_shared/files/check-file.ts";
import { readFile } from "#functions/_shared/files/read-file.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

// Otherwise it would be loaded with the first file that is fine, within that file's time.
await resolvePDFJSImport();
say("begins");
const bytes = new Uint8Array(await buffer(process.stdin));
const fault = await checkFile(bytes);
say(fault ?? "fine");
if (!fault) say(JSON.stringify(await readFile(bytes)));
