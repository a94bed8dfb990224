/** The archive of the editions: a file for each, and a list of those of each text, with which PDFs there are. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type EditionTextId, editionTexts } from "#core/edition-texts.ts";
import { editionListPath, editionPath } from "#core/editions.ts";
import { languages } from "#core/languages.ts";
import { readEditions } from "./read.ts";

export function publishEditions(
  folder: string,
  texts: readonly EditionTextId[] = editionTexts,
): void {
  for (const text of texts) {
    const editions = readEditions(text);
    const listed = editions.map(({ version, published, from, withdrawn, hash, pdfs }) => {
      const file = editionPath(text, version);
      const inPdf = languages.filter((language) => pdfs[language]);
      return { version, published, from, withdrawn, hash, file, pdfs: inPdf };
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
