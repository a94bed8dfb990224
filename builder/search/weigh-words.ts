import type { Language } from "#core/languages.ts";
import { stem, wordsOf } from "#core/search/stem.ts";
import { stopWords } from "#core/search/stop-words.ts";
import { aliases, detailWords } from "./aliases.ts";
import type { ReadPassage } from "./read-page.ts";
import type { SearchedPage } from "./read-site.ts";

type Counted = { score: number; passage: number };
export type Weighed = {
  /** The spelling that is most frequent in the texts. */
  word: string;
  /** In the order of the passages, which are numbered across all pages. */
  found: readonly Counted[];
};

/** How much a word counts: in a term's name, a title, the page's name and headings, or the text. */
const weights = { name: 5, title: 4, page: 1.5, text: 1 };
/**
 * Of BM25 (k1 and b): how soon repetitions stop counting, and how much length counts against it.
 */
const [saturation, lengthShare] = [1.2, 0.6];
const aliasShare = 0.8;

/** What a spelling is searched by. Most are met hundreds of times, and again for each day to come. */
const known: Record<Language, Map<string, readonly string[]>> = { en: new Map(), fr: new Map() };

function rootsOf(spelling: string, language: Language): readonly string[] {
  const before = known[language].get(spelling);
  if (before) return before;
  const words = wordsOf(spelling).filter((word) => !stopWords[language].has(word));
  const roots = words.map((word) => stem(word, language));
  known[language].set(spelling, roots);
  return roots;
}

/** For each stem, the score of every passage that has it. A search adds up these scores. */
export function weighWords(
  pages: readonly SearchedPage[],
  language: Language,
): ReadonlyMap<string, Weighed> {
  const passages = pages.flatMap((page) => page.passages.map((passage) => ({ page, passage })));
  const lengths = passages.map(({ passage }) => wordsOf(passage.text).length);
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / passages.length;
  const spellings = new Map<string, Map<string, number>>();
  const postings = new Map<string, Counted[]>();
  passages.forEach(({ page, passage }, number) => {
    const length = 1 - lengthShare + (lengthShare * (lengths[number] ?? 0)) / averageLength;
    for (const [root, count] of countIn(page, passage, length)) {
      const score = (page.weight * count) / (count + saturation);
      const found = postings.get(root) ?? [];
      postings.set(root, found);
      found.push({ passage: number, score });
    }
  });
  for (const found of postings.values()) {
    const rarity = Math.log(1 + (passages.length - found.length + 0.5) / (found.length + 0.5));
    for (const one of found) one.score *= rarity;
  }
  addAliases();
  return new Map(
    [...postings].map(
      ([root, found]) => [root, { word: mostFrequentSpelling(root), found }] as const,
    ),
  );

  function countIn(page: SearchedPage, passage: ReadPassage, length: number) {
    const { title, text, names = [], anchor, under = "", has = [] } = passage;
    const opens = anchor === "";
    const counts = new Map<string, number>();
    add(title, weights.title);
    for (const name of names) add(name, weights.name);
    // The page's name and heading count for each of its passages, and most for the opening one.
    add(`${page.name} ${page.heading}`, opens ? weights.title : weights.page);
    add(under, weights.page);
    for (const detail of has) add(detailWords[language][detail], weights.title);
    if (opens) add(page.description, weights.text);
    add(text, weights.text / length);
    return counts;

    function add(written: string, weight: number): void {
      for (const spelling of written.match(/[\p{L}\p{M}\d]+/gu) ?? []) {
        for (const root of rootsOf(spelling, language)) {
          counts.set(root, (counts.get(root) ?? 0) + weight);
          const forms = spellings.get(root) ?? new Map<string, number>();
          const form = spelling.toLowerCase();
          spellings.set(root, forms.set(form, (forms.get(form) ?? 0) + 1));
        }
      }
    }
  }

  /** An alias scores the sum of our words for it, so a passage with several of them comes first. */
  function addAliases(): void {
    for (const [said, ours] of Object.entries(aliases[language])) {
      const root = stemOf(said);
      const best = new Map((postings.get(root) ?? []).map((one) => [one.passage, one.score]));
      const together = new Map<number, number>();
      for (const { passage, score } of ours.flatMap((word) => postings.get(stemOf(word)) ?? [])) {
        together.set(passage, (together.get(passage) ?? 0) + score * aliasShare);
      }
      for (const [passage, score] of together) {
        best.set(passage, Math.max(best.get(passage) ?? 0, score));
      }
      const found = [...best].map(([passage, score]) => ({ passage, score }));
      postings.set(
        root,
        found.sort((one, other) => one.passage - other.passage),
      );
      if (!spellings.has(root)) spellings.set(root, new Map([[said, 1]]));
    }
  }

  function stemOf(alias: string): string {
    const [word = "", ...more] = wordsOf(alias);
    if (word === "" || more.length > 0) throw new Error(`“${alias}” is not one word.`);
    return stem(word, language);
  }

  function mostFrequentSpelling(root: string): string {
    const [most] = [...(spellings.get(root) ?? [])].sort(([, one], [, other]) => other - one);
    return most?.[0] ?? root;
  }
}
