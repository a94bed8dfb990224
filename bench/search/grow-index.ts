import { brotliCompressSync } from "node:zlib";
import { makeIndex } from "../../builder/search/make-index.ts";
import { readSite } from "../../builder/search/read-site.ts";
import type { Language } from "../../core/languages.ts";
import { resultsAtOnce } from "../../core/search/address.ts";
import { find } from "../../core/search/find.ts";
import { tablePath } from "../../core/search/table-path.ts";
import { questions } from "../../tests/site/search-questions.ts";
import { times } from "../options.ts";
import { median } from "../statistics.ts";

/** The size of an index, and what making it and answering from it cost. */
type IndexSize = {
  times: number;
  passages: number;
  /** The compressed size. */
  bytes: number;
  table: number;
  milliseconds: number;
  /** Compressed bytes that a question loads besides the table, and milliseconds to answer it. */
  answer: { median: number; most: number; milliseconds: number };
};
export type GrownIndex = { language: Language; once: IndexSize; grown: IndexSize };

/**
 * Measures the index as it is, and one of many times the pages: the same texts at other addresses.
 */
export function growIndex(language: Language): GrownIndex {
  return { language, once: sizeAt(1, language), grown: sizeAt(times(10), language) };
}

function sizeAt(many: number, language: Language): IndexSize {
  const pages = readSite(["build/client"], language);
  const all = Array.from({ length: many }, (_, copy) =>
    pages.map((page) => ({ ...page, path: copy === 0 ? page.path : `${page.path}-${copy}` })),
  ).flat();
  const started = performance.now();
  const files = makeIndex(all, language);
  const milliseconds = performance.now() - started;
  const sizes = new Map([...files].map(([path, file]) => [path, brotliCompressSync(file).length]));
  const parsed = new Map([...files].map(([path, file]) => [path, JSON.parse(file) as unknown]));
  const answers = questions[language].map(({ asked }) => {
    const used = new Set<string>();
    const begun = performance.now();
    find({ text: asked, language, wanted: resultsAtOnce }, (path) => {
      used.add(path);
      return parsed.get(path);
    });
    const took = performance.now() - begun;
    used.delete(tablePath(language));
    return { took, bytes: [...used].reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0) };
  });
  return {
    times: many,
    passages: all.reduce((sum, { passages }) => sum + passages.length, 0),
    bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0),
    table: sizes.get(tablePath(language)) ?? 0,
    milliseconds,
    answer: {
      median: median(answers.map(({ bytes }) => bytes)),
      most: Math.max(...answers.map(({ bytes }) => bytes)),
      milliseconds: median(answers.map(({ took }) => took)),
    },
  };
}
