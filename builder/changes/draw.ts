/** Which pages differ from those of the build, and the words that they bring. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "#core/languages.ts";
import { wordsOf } from "#core/pages.ts";
import { type ChangedWords, changedWordsFile, wordsKey } from "#core/texts/changed-words.ts";
import type { Address } from "../addresses.ts";
import { wordsFile } from "../words-files.ts";
import { changeableTexts, publicPlaces } from "./changeable.ts";
import { contentModule, makeContent, type PageContent, readData } from "./content.ts";

/** Beside the server build, unpublished: what of the build the desk and the drawing need. */
const textsFile = "texts.json";
const hashesFile = "contents.json";

/** Written by the build: what may be changed, and what is in its words. */
export async function keepBuilt(server: string): Promise<void> {
  writeFileSync(join(server, textsFile), JSON.stringify(await changeableTexts()));
  const hashes = (await allContents()).map(written).map(({ key, hash }) => [key, hash]);
  writeFileSync(join(server, hashesFile), JSON.stringify(Object.fromEntries(hashes)));
}

type Made = { place: string; language: Language; content: PageContent };
type Written = Made & { key: string; hash: string; source: string; module: string };

async function allContents(): Promise<Made[]> {
  const made = publicPlaces().flatMap((place) =>
    languages.map(async (language) => {
      const content = await makeContent(place, language);
      return { place, language, content };
    }),
  );
  return Promise.all(made);
}

/** The words are the same on every day, and take most of the time. */
function withDataOfDay(contents: readonly Made[]): Promise<Made[]> {
  return Promise.all(
    contents.map(async (made) => {
      const { place, language, content } = made;
      if (content.data === undefined) return made;
      return { ...made, content: { ...content, data: await readData(place, language) } };
    }),
  );
}

function written(made: Made): Written {
  const { place, language, content } = made;
  const module = contentModule(content);
  const hash = createHash("sha256").update(module).digest("hex").slice(0, 16);
  const source = wordsFile(place, language);
  return { ...made, key: wordsKey(language, place), hash, source, module };
}

export type ChangedContents = {
  /** Those of all places, to begin with on another day. */
  all: readonly Made[];
  /** By the file of the sources: the file that stands in its place. */
  files: ReadonlyMap<string, string>;
  list: ChangedWords;
  /** The new files themselves, by their addresses. */
  modules: ReadonlyMap<string, string>;
  isTouched(address: Address): boolean;
};

/**
 * Has the server build draw with the words as they are now, once it is loaded. `before`: those of
 * another day.
 */
export async function changedContents(
  server: string,
  before?: ChangedContents,
): Promise<ChangedContents> {
  const file = join(server, hashesFile);
  const built: ChangedWords = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const all = await (before ? withDataOfDay(before.all) : allContents());
  const changed = all.map(written).filter(({ key, hash }) => built[key] !== hash);
  const keys = new Set(changed.map(({ key }) => key));
  globalThis.drawnContents = new Map(
    changed.map(({ key, content, hash }) => [key, { ...content, hash } as never]),
  );
  return {
    all,
    files: new Map(changed.map(({ key, hash, source }) => [source, changedWordsFile(key, hash)])),
    list: Object.fromEntries(changed.map(({ key, hash }) => [key, hash])),
    modules: new Map(
      changed.map(({ key, hash, module }) => [
        changedWordsFile(key, hash),
        `${module}\nexport const hash = ${JSON.stringify(hash)};`,
      ]),
    ),
    isTouched: showsAny(keys),
  };
}

/** The words that are not the same in two of these lists. */
export function keysThatDiffer(one: ChangedWords, other: ChangedWords): string[] {
  return Object.keys({ ...one, ...other }).filter((key) => one[key] !== other[key]);
}

/** Whether a page has some of these words. */
export function showsAny(keys: ReadonlySet<string>) {
  return ({ page, language }: Address): boolean =>
    wordsOf(page).some((place) => keys.has(wordsKey(language, place)));
}
