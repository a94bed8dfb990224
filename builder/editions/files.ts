/** The archive of the editions: a file for each, and a list of those of each text. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type LegalPageId, legalPages } from "#content/legal/editions.ts";
import { editionListPath, editionPath } from "#core/editions.ts";
import { readEditions } from "./read.ts";

export function publishEditions(folder: string, texts: readonly LegalPageId[] = legalPages): void {
  for (const text of texts) {
    const editions = readEditions(text);
    const listed = editions.map(({ version, published, from, withdrawn, hash }) => {
      const file = editionPath(text, version);
      return { version, published, from, withdrawn, hash, file };
    });
    write(editionListPath(text), JSON.stringify({ editions: listed }));
    for (const { version, file } of editions) write(editionPath(text, version), file);
  }

  function write(path: string, content: string): void {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
