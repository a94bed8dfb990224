import { readFileSync } from "node:fs";
import { wordsOf } from "#core/pages.ts";
import { pageOfPathname, readPath } from "#core/paths.ts";
import { wordsFile } from "../words-files.ts";

export type Chunks = Record<string, { file: string }>;

/** What Vite made of each source. */
export function readChunks(file: string): Chunks {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** The scripts that bring the words of the page at an address. */
export function wordsAt(pathname: string, chunks: Chunks): string[] {
  const { language } = readPath(pathname);
  return wordsOf(pageOfPathname(pathname)).map((namespace) => {
    const source = wordsFile(namespace, language);
    const chunk = chunks[source];
    if (!chunk) throw new Error(`The build has no file for ${source}.`);
    return `/${chunk.file}`;
  });
}
