import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#core/languages.ts";

/** Where words are: a folder with `words.en.ts` and `words.fr.ts` gives its name to them. */
const rooms = ["app/pages", "app/features", "app/components"];

/** The folder of each namespace, as `app/pages/contact`. */
export function wordsFolders(root = process.cwd()): Map<string, string> {
  const found = rooms.flatMap((room) =>
    readdirSync(join(root, room), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .filter(({ name }) => readdirSync(join(root, room, name)).includes("words.en.ts"))
      .map(({ name }) => [name, `${room}/${name}`] as const),
  );
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function wordsFile(namespace: string, language: Language, root = process.cwd()): string {
  const folder = wordsFolders(root).get(namespace);
  if (!folder) throw new Error(`There are no words of ${namespace}.`);
  return `${folder}/words.${language}.ts`;
}
