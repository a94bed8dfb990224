/**
 * The program that looks into a file: takes its bytes, says what is wrong with it, or what it says,
 * and ends. It has no secrets, no database, and may write nowhere (`check-apart.ts`).
 */
import { buffer } from "node:stream/consumers";
import { checkFile } from "#functions/_shared/files/check-file.ts";
import { readFile } from "#functions/_shared/files/read-file.ts";

const bytes = new Uint8Array(await buffer(process.stdin));
process.stdout.write(
  process.argv[2] === "read"
    ? JSON.stringify(await readFile(bytes))
    : ((await checkFile(bytes)) ?? "fine"),
);
