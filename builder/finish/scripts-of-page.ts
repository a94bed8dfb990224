import { readFileSync } from "node:fs";
import { wordsOf } from "#core/pages.ts";
import { pageOfPathname, readPath } from "#core/paths.ts";
import { wordsFile } from "../words-files.ts";

export type Chunks = Record<string, { file: string; imports?: readonly string[] }>;

const entry = "app/entry.client.tsx";

/** What Vite made of each source. */
export function readChunks(file: string): Chunks {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** The scripts that bring the page at an address to life: the entry, its code and its words. */
export function scriptsAt(pathname: string, chunks: Chunks): string[] {
  const { language } = readPath(pathname);
  const page = pageOfPathname(pathname);
  const sources = [
    entry,
    `app/pages/${page.id}/route.tsx`,
    ...wordsOf(page).map((namespace) => wordsFile(namespace, language)),
  ];
  const needed = new Set<string>();
  for (const source of sources) addWithImports(source, chunks, needed);
  return [...needed];
}

/** Asked for one after the other, they would take a round trip each. */
function addWithImports(source: string, chunks: Chunks, needed: Set<string>): void {
  const chunk = chunks[source];
  if (!chunk) throw new Error(`The build has no file for ${source}.`);
  const file = `/${chunk.file}`;
  if (needed.has(file)) return;
  needed.add(file);
  for (const imported of chunk.imports ?? []) addWithImports(imported, chunks, needed);
}
