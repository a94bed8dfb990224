/**
 * Finds the words of a question in the index: as they are, as the beginning of a longer word, or
 * misspelt.
 */
import type { Language } from "../languages.ts";
import { scale, type Table, type WordsFile, wordsPath } from "./index-files.ts";
import { limitedEditDistance } from "./near-word.ts";
import { stem, wordsOf } from "./stem.ts";
import { stopWords } from "./stop-words.ts";

/** Returns a file of the index; undefined if it is not loaded yet. */
export type GetFile = (path: string) => unknown;

export type LookedUp = {
  /** The word of the question, folded. */
  asked: string;
  /** The word that was searched instead, if no page contains the one asked for. */
  taken?: string;
  stems: readonly string[];
  /** The score of each passage for this word. */
  scores: ReadonlyMap<number, number>;
  /** Similar words, if nothing was found. */
  near: readonly string[];
};

const mostWords = 8;
const mostBegun = 12;
/** Shorter stems are too similar to too many others. */
const shortestMisspelt = 4;

export function askedWords(question: string, language: Language): string[] {
  const all = [...new Set(wordsOf(question))];
  const withoutStopWords = all.filter((word) => !stopWords[language].has(word));
  return (withoutStopWords.length > 0 ? withoutStopWords : all).slice(0, mostWords);
}

export function lookUp(
  word: string,
  language: Language,
  table: Table,
  getFile: GetFile,
): LookedUp | undefined {
  const root = stem(word, language);
  const own = wordsIn([fileOf(table, root), fileOf(table, word)], language, table, getFile);
  if (!own) return undefined;
  const exact = own.get(root);
  if (exact) return { asked: word, stems: [root], scores: scoresOf([exact], 1), near: [] };
  // A question may have nothing else; no other word is begun or misspelt by them.
  if (stopWords[language].has(word)) return { asked: word, stems: [], scores: new Map(), near: [] };
  const begun = [...own].filter(([known]) => word.length > 2 && known.startsWith(word));
  if (begun.length > 0) {
    const most = begun.sort(([, one], [, other]) => other.length - one.length).slice(0, mostBegun);
    const stems = most.map(([known]) => known);
    return {
      asked: word,
      stems,
      scores: scoresOf(
        most.map(([, line]) => line),
        0.8,
      ),
      near: [],
    };
  }
  const nearby = nearTo(word, root, own);
  if (nearby.taken !== undefined || root.length < shortestMisspelt) return nearby;
  const letter = root.charAt(0);
  const files = table.words.flatMap((first, number) => {
    const next = table.words[number + 1] ?? "\uffff";
    return first.charAt(0) <= letter && next >= letter ? [number] : [];
  });
  const known = wordsIn(files, language, table, getFile);
  return known && nearTo(word, root, known);
}

/** The known word that is probably meant; if none is similar enough, the three most similar. */
function nearTo(word: string, root: string, known: ReadonlyMap<string, Line>): LookedUp {
  const letter = root.charAt(0);
  const allowed = root.length < shortestMisspelt ? 0 : root.length < 8 ? 1 : 2;
  const near = [...known]
    .filter(([other]) => other.charAt(0) === letter)
    .map(([other, line]) => ({ other, line, apart: limitedEditDistance(root, other, allowed + 1) }))
    .filter(({ apart }) => apart <= allowed + 1)
    .sort((one, two) => one.apart - two.apart || two.line.length - one.line.length);
  const [best] = near;
  const names = near.slice(0, 3).map(({ line }) => String(line[0]));
  if (!best || best.apart > allowed) {
    return { asked: word, stems: [], scores: new Map<number, number>(), near: names };
  }
  const scores = scoresOf([best.line], 0.7);
  return { asked: word, taken: String(best.line[0]), stems: [best.other], scores, near: [] };
}

type Line = WordsFile[string];

function wordsIn(
  numbers: readonly number[],
  language: Language,
  table: Table,
  getFile: GetFile,
): Map<string, Line> | undefined {
  const paths = [...new Set(numbers)].map((number) => wordsPath(language, table.version, number));
  const files = paths.map((path) => getFile(path) as WordsFile | undefined);
  const here = files.filter((file) => file !== undefined);
  if (here.length < files.length) return undefined;
  return new Map(here.flatMap((file) => Object.entries(file)));
}

function fileOf({ words }: Table, root: string): number {
  const after = words.findIndex((first) => first > root);
  return Math.max(0, (after === -1 ? words.length : after) - 1);
}

function scoresOf(lines: readonly Line[], share: number): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [, ...postings] of lines) {
    let passage = 0;
    for (const packed of postings) {
      passage += Math.floor(packed / scale);
      scores.set(passage, Math.max(scores.get(passage) ?? 0, (packed % scale) * share));
    }
  }
  return scores;
}
