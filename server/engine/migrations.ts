/** The files of `supabase/migrations`: how they are named, what a baseline replaces, their checksums. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Migration = {
  file: string;
  version: string;
  name: string;
  text: string;
  sha256: string;
  /** The files whose place it takes, where it is a baseline (`npm run schema:baseline`). */
  replaces: string[];
};

/** Something about the files or the database that a person has to put right; a sentence says what. */
export class MigrationRefused extends Error {}

/** Stored with each checksum, so that another way of making them can tell its own from these. */
export const checksumFormula = 1;

// As the Supabase CLI reads them.
const named = /^(\d{14})_(\w+)\.sql$/;
// A line of a baseline's head: `-- replaces: 20261115080000_limits.sql`.
const replaced = /^-- replaces: (\S+)$/gm;

/** In the order in which they run. A file that would otherwise be passed over in silence is refused. */
export function readMigrations(folder: string): Migration[] {
  const files = readdirSync(folder).filter((file) => !file.startsWith("."));
  const versions = new Set<string>();
  return files.sort().map((file) => {
    const [, version = "", name = ""] = named.exec(file) ?? [];
    if (!version) {
      throw new MigrationRefused(
        `${join(folder, file)} is not named like a migration: 14 digits, an underscore, a name of letters, digits and underscores, then .sql.`,
      );
    }
    if (versions.has(version)) {
      throw new MigrationRefused(`Two migrations in ${folder} have the number ${version}.`);
    }
    versions.add(version);
    const text = readFileSync(join(folder, file), "utf8");
    const replaces = [...text.matchAll(replaced)].map(([, other = ""]) => other);
    return { file, version, name, text, sha256: checksum(text), replaces };
  });
}

/** Whatever line endings a checkout gave the file. */
function checksum(text: string): string {
  return createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex");
}
