import { readFileSync } from "node:fs";
import { folderOf, wordsOf } from "#core/pages.ts";
import { pageOfPathname, readPath } from "#core/paths.ts";
import { wordsFile } from "../words-files.ts";

export type Chunks = Record<string, { file: string; imports?: readonly string[] }>;

const entry = "app/entry.client.tsx";

/** Vite's manifest: the built file of each source, and the sources that it imports. */
export function readChunks(file: string): Chunks {
  return JSON.parse(readFileSync(file, "utf8"));
}

/**
 * The files that a page needs: the entry; the page's code and words, which the start script imports
 * and hands to it (`brought`); and what all of these import (`rest`), which is preloaded.
 */
export type PageScripts = { entry: string; brought: string[]; rest: string[] };

/**
 * The scripts of the page at an address. `changed` has the files of words that stand in the place of
 * those of the build.
 */
export function scriptsAt(
  pathname: string,
  chunks: Chunks,
  changed: ReadonlyMap<string, string> = new Map(),
): PageScripts {
  const { language } = readPath(pathname);
  const page = pageOfPathname(pathname);
  const sources = [
    `${folderOf(page)}/route.tsx`,
    ...wordsOf(page).map((namespace) => wordsFile(namespace, language)),
  ];
  const needed = new Set<string>();
  for (const source of [entry, ...sources]) addWithImports(source, chunks, needed);
  const named = [entry, ...sources].map((source) => changed.get(source) ?? fileOf(source, chunks));
  const ofBuild = new Set([entry, ...sources].map((source) => fileOf(source, chunks)));
  const [first = "", ...brought] = named;
  return { entry: first, brought, rest: [...needed].filter((file) => !ofBuild.has(file)) };
}

/**
 * Adds a source's file and, at every depth, what it imports:
 * found one by one, they would cost a round trip each.
 */
function addWithImports(source: string, chunks: Chunks, needed: Set<string>): void {
  const file = fileOf(source, chunks);
  if (needed.has(file)) return;
  needed.add(file);
  for (const imported of chunks[source]?.imports ?? []) addWithImports(imported, chunks, needed);
}

function fileOf(source: string, chunks: Chunks): string {
  const file = chunks[source]?.file;
  if (!file) throw new Error(`The build has no file for ${source}.`);
  return `/${file}`;
}
