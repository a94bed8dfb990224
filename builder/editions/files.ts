/** The archive of the editions: a file for each, and a list of those of each text. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { legalPages } from "#content/legal/editions.ts";
import { editionListPath } from "#core/editions.ts";
import { editionFile, readEditions } from "./read.ts";

export function publishEditions(folder: string): void {
  for (const text of legalPages) {
    const editions = readEditions(text);
    write(
      editionListPath(text),
      JSON.stringify({
        editions: editions.map(({ version, published, from, hash }) => ({
          version,
          published,
          from,
          hash,
          file: filePath(text, version),
        })),
      }),
    );
    for (const edition of editions) {
      write(filePath(text, edition.version), editionFile(edition));
    }
  }

  function write(path: string, content: string): void {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

function filePath(text: string, version: string): string {
  return `/editions/${text}/${version}.json`;
}
