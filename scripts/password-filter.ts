/**
 * `npm run password-filter -- list.txt …`: makes the filter of common passwords again from lists
 * with one password per line, such as those of SecLists.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { bitsOf, bitsPerPassword } from "#server/backend/weak-password.ts";

/** Shorter passwords are refused anyway: with a second factor, twelve characters are required. */
const shortest = 12;
const longest = 72;

const passwords = new Set(
  process.argv
    .slice(2)
    .flatMap((file) => readFileSync(file, "utf8").split(/\r?\n/))
    // Lines with commas have a name before the password; the other sign shows that a line is not
    // UTF-8.
    .filter((line) => !/[,\ufffd]/.test(line))
    .map((line) => line.normalize("NFC").toLowerCase())
    .filter((line) => line.length >= shortest && line.length <= longest),
);
if (passwords.size === 0) throw new Error("There is no password to learn in these files.");
const filter = new Uint8Array(Math.ceil((passwords.size * bitsPerPassword) / 8));
for (const password of passwords) {
  for (const bit of bitsOf(password, filter.length * 8)) {
    filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7));
  }
}
writeFileSync("server/backend/common-passwords.bin", filter);
process.stdout.write(`${passwords.size} passwords in ${filter.length} bytes\n`);
