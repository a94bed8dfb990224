/**
 * The question about cookies with all its texts. Each version of it is kept, so that a proof of
 * consent shows what the visitor was asked.
 */
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { basename } from "node:path";
import en from "#app/site/consent/words.en.ts";
import fr from "#app/site/consent/words.fr.ts";
import { registerFingerprint, storageRegister } from "#content/storage-register.ts";

export function versionOf(): string {
  return createHash("sha256").update(registerFingerprint()).digest("hex").slice(0, 12);
}

export function currentQuestion() {
  return { register: storageRegister, texts: { en, fr } };
}

export function keptFile(version: string): string {
  return `content/consent-versions/${version}.json`;
}

/** Every version of the question that visitors were ever shown. */
export function keptVersions(): string[] {
  return readdirSync("content/consent-versions")
    .map((file) => basename(file, ".json"))
    .sort();
}
