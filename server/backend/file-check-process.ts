/**
 * The program that looks into a file: takes its bytes, says line by line that it begins, whether the
 * file may be passed on, and what it says; and ends. It has no secrets, no database, and may write
 * nowhere (`check-apart.ts`).
 */
import { buffer } from "node:stream/consumers";
import { checkFile } from "#functions/_shared/files/check-file.ts";
import { readFile } from "#functions/_shared/files/read-file.ts";
// Loaded before it begins: it is only read with where a file is fine.
import "unpdf";

const say = (line: string) => process.stdout.write(`${line}\n`);

say("begins");
const bytes = new Uint8Array(await buffer(process.stdin));
const fault = await checkFile(bytes);
say(fault ?? "fine");
if (!fault) say(JSON.stringify(await readFile(bytes)));
