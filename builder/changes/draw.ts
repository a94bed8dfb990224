/** Which pages differ from those of the build, and the words that they bring. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "#core/languages.ts";
import { wordsOf } from "#core/pages.ts";
import { type ChangedWords, changedWordsFile, wordsKey } from "#core/texts/changed-words.ts";
import type { Address } from "../addresses.ts";
import { wordsFile } from "../words-files.ts";
import { changeableTexts, publicPlaces } from "./changeable.ts";
import { contentModule, makeContent, type PageContent } from "./content.ts";

/** Beside the server build, unpublished: what of the build the desk and the drawing need. */
const textsFile = "texts.json";
const hashesFile = "contents.json";

/** Written by the build: what may be changed, and what is in its words. */
export async function keepBuilt(server: string): Promise<void> {
  writeFileSync(join(server, textsFile), JSON.stringify(await changeableTexts()));
  const hashes = (await allContents()).map(({ key, hash }) => [key, hash]);
  writeFileSync(join(server, hashesFile), JSON.stringify(Object.fromEntries(hashes)));
}

type Made = { key: string; hash: string; source: string; content: PageContent; module: string };

async function allContents(): Promise<Made[]> {
  const made = publicPlaces().flatMap((place) =>
    languages.map(async (language) => {
      const content = await makeContent(place, language);
      const module = contentModule(content);
      const hash = createHash("sha256").update(module).digest("hex").slice(0, 16);
      const source = wordsFile(place, language);
      return { key: wordsKey(language, place), hash, source, content, module };
    }),
  );
  return Promise.all(made);
}

export type ChangedContents = {
  /** By the file of the sources: the file that stands in its place. */
  files: ReadonlyMap<string, string>;
  list: ChangedWords;
  /** The new files themselves, by their addresses. */
  modules: ReadonlyMap<string, string>;
  isTouched(address: Address): boolean;
};

/** Has the server build draw with the words as they are now, once it is loaded. */
export async function changedContents(server: string): Promise<ChangedContents> {
  const file = join(server, hashesFile);
  const built: ChangedWords = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const changed = (await allContents()).filter(({ key, hash }) => built[key] !== hash);
  const keys = new Set(changed.map(({ key }) => key));
  globalThis.drawnContents = new Map(
    changed.map(({ key, content, hash }) => [key, { ...content, hash } as never]),
  );
  return {
    files: new Map(changed.map(({ key, hash, source }) => [source, changedWordsFile(key, hash)])),
    list: Object.fromEntries(changed.map(({ key, hash }) => [key, hash])),
    modules: new Map(
      changed.map(({ key, hash, module }) => [
        changedWordsFile(key, hash),
        `${module}\nexport const hash = ${JSON.stringify(hash)};`,
      ]),
    ),
    isTouched: ({ page, language }) =>
      wordsOf(page).some((place) => keys.has(wordsKey(language, place))),
  };
}
