/**
 * The program that looks into a file: takes its bytes, says what is wrong with it, and ends. It has
 * no secrets, no database, and may write nowhere (`check-apart.ts`).
 */
import { buffer } from "node:stream/consumers";
import { checkFile } from "#functions/_shared/files/check-file.ts";

const fault = await checkFile(new Uint8Array(await buffer(process.stdin)));
process.stdout.write(fault ?? "fine");
