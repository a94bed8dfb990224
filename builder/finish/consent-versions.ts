import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const kept = "content/consent-versions";

/**
 * Every version of the question that visitors were asked, with its texts, for anyone to check:
 * each as a file, and a list of them at `/.well-known/consent-versions.json`.
 */
export function publishConsentVersions(client: string): void {
  const target = join(client, "consent-versions");
  mkdirSync(target, { recursive: true });
  const versions = readdirSync(kept)
    .filter((file) => file.endsWith(".json"))
    .map((file) => {
      cpSync(join(kept, file), join(target, file));
      const { version, since } = JSON.parse(readFileSync(join(kept, file), "utf8"));
      return { version, since, texts: `/consent-versions/${file}` };
    })
    .sort((one, other) => one.since.localeCompare(other.since));
  const wellKnown = join(client, ".well-known");
  mkdirSync(wellKnown, { recursive: true });
  writeFileSync(join(wellKnown, "consent-versions.json"), JSON.stringify({ versions }, null, 2));
}
