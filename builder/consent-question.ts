/** What a visitor is asked, whole: for the proof that is kept of each version. */
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

/** Every version that visitors were ever asked with. */
export function keptVersions(): string[] {
  return readdirSync("content/consent-versions")
    .map((file) => basename(file, ".json"))
    .sort();
}
