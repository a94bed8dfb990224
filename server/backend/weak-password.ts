import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "#content/site.ts";
import { checkNewPassword, type Weakness } from "#core/password-rule.ts";

/**
 * A Bloom filter of passwords that people use and machines try, made by `npm run password-filter`
 * from public lists. It never forgets one, and takes one good password in a thousand for a bad one.
 */
const filterFile = join(import.meta.dirname, "common-passwords.bin");
const hashes = 10;
export const bitsPerPassword = 15;
/** Words that make a password easy to guess here, whatever else is in it. */
const leastOwn = 4;
const fewestSigns = 5;

let filter: Buffer | undefined;

/** What is wrong with a new password of this account. Nothing of it is kept or told to anyone. */
export function weaknessOf(
  password: string,
  email: string,
  hasFactor: boolean,
): Weakness | undefined {
  const fault = checkNewPassword(password, hasFactor);
  if (fault) return fault === "missing" ? "short" : fault;
  if (isCommon(password)) return "common";
  const plain = lettersOf(password);
  const isOwn = (word: string) => plain.replaceAll(word, "").length < fewestSigns;
  return ownWords(email).some(isOwn) ? "own" : undefined;
}

function isCommon(password: string): boolean {
  if (new Set(password).size < fewestSigns) return true;
  filter ??= readFileSync(filterFile);
  return isIn(filter, password);
}

function ownWords(email: string): string[] {
  const [local = "", domain = ""] = email.split("@");
  const words = [email, local, domain, domain.split(".")[0] ?? "", site.name, ...site.wordmark];
  return words.map(lettersOf).filter((word) => word.length >= leastOwn);
}

/** Letters and digits, as one would say them. */
function lettersOf(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, "");
}

/** Which bits of a filter stand for a password, in capitals or not. */
export function bitsOf(password: string, size: number): number[] {
  const digest = createHash("sha256").update(password.toLowerCase()).digest();
  const [one, other] = [digest.readUInt32BE(0), digest.readUInt32BE(4)];
  return Array.from({ length: hashes }, (_, index) => (one + index * other) % size);
}

function isIn(bits: Uint8Array, password: string): boolean {
  return bitsOf(password, bits.length * 8).every(
    (bit) => ((bits[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0,
  );
}
