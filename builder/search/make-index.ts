import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Language, languages } from "#core/languages.ts";
import {
  kinds,
  scale,
  type Table,
  type TextsFile,
  textsPath,
  type WordsFile,
  wordsPath,
} from "#core/search/index-files.ts";
import { tablePath } from "#core/search/table-path.ts";
import { readSite, type SearchedPage } from "./read-site.ts";
import { type Weighed, weighWords } from "./weigh-words.ts";

/**
 * The size of a file in characters, uncompressed. A search loads two or three of words, six of
 * texts.
 */
const fileSize = { words: 5000, texts: 2400 };

/** Writes the index into `target`. A page is read from the first of these folders that has it. */
export function publishIndex(folders: readonly string[], target: string): void {
  for (const language of languages) {
    for (const [path, file] of makeIndex(readSite(folders, language), language)) {
      mkdirSync(dirname(join(target, path)), { recursive: true });
      writeFileSync(join(target, path), file);
    }
  }
}

/** The files of the index in one language, by their addresses. */
export function makeIndex(pages: readonly SearchedPage[], language: Language): Map<string, string> {
  const words = wordsFiles(weighWords(pages, language));
  const texts = pages.flatMap(textsFiles);
  const version = createHash("sha256")
    .update(JSON.stringify([words, texts]))
    .digest("hex");
  const table: Table = {
    version: version.slice(0, 10),
    words: words.map(({ first }) => first),
    texts: texts.map(({ passages }) => passages.length),
    pages: pages.map(({ passages, kind }) => [passages.length, kinds.indexOf(kind)]),
  };
  const files = new Map([[tablePath(language), JSON.stringify(table)]]);
  words.forEach(({ file }, number) => {
    files.set(wordsPath(language, table.version, number), JSON.stringify(file));
  });
  texts.forEach((file, number) => {
    files.set(textsPath(language, table.version, number), JSON.stringify(file));
  });
  return files;
}

function wordsFiles(weighed: ReadonlyMap<string, Weighed>): { first: string; file: WordsFile }[] {
  const scores = [...weighed.values()].flatMap(({ found }) => found.map(({ score }) => score));
  const highest = scores.reduce((most, score) => Math.max(most, score), 0);
  const files: { first: string; file: WordsFile }[] = [];
  let room = 0;
  for (const [root, { word, found }] of [...weighed].sort(([one], [other]) =>
    one < other ? -1 : 1,
  )) {
    let before = 0;
    const packed = found.map(({ passage, score }) => {
      const step = passage - before;
      before = passage;
      return step * scale + Math.max(1, Math.round((score / highest) * (scale - 1)));
    });
    const line = [word, ...packed] as const;
    const size = JSON.stringify(line).length + root.length + 4;
    if (size > room) {
      files.push({ first: root, file: {} });
      room = fileSize.words;
    }
    room -= size;
    Object.assign(files.at(-1)?.file ?? {}, { [root]: line });
  }
  return files;
}

/** The passages of one page, a few in each file. */
function textsFiles({ path, name, passages }: SearchedPage): TextsFile[] {
  const files: (TextsFile & { passages: TextsFile["passages"][number][] })[] = [];
  let room = 0;
  for (const { under: _, has: __, ...passage } of passages) {
    const size = JSON.stringify(passage).length;
    if (size > room) {
      files.push({ path, page: name, passages: [] });
      room = fileSize.texts;
    }
    room -= size;
    files.at(-1)?.passages.push(passage);
  }
  return files;
}
