import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { Language } from "#core/languages.ts";

/** A folder with `words.en.ts` and `words.fr.ts` gives its name to their namespace. */
const wordsOfFolders = [
  "app/{site,sign-in}/pages/*/words.en.ts",
  "app/site/*/words.en.ts",
  "app/{sign-in,partners,desk}/words.en.ts",
];

/** The folder of each namespace: of `contact`, `app/site/pages/contact`. */
export function wordsFolders(root = process.cwd()): Map<string, string> {
  const folders = globSync(wordsOfFolders, { cwd: root }).map(dirname);
  const named = folders.map((folder) => [basename(folder), folder] as const);
  return new Map(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Every page of a drawing asks for several: the folders are listed once for all of them. */
const known = new Map<string, ReadonlyMap<string, string>>();

export function wordsFile(namespace: string, language: Language, root = process.cwd()): string {
  if (!known.get(root)?.has(namespace)) known.set(root, wordsFolders(root));
  const folder = known.get(root)?.get(namespace);
  if (!folder) throw new Error(`There are no words of ${namespace}.`);
  return `${folder}/words.${language}.ts`;
}
