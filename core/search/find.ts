/** Answers a question from the files of the index. The browser and the host run the same code. */
import type { Language } from "../languages.ts";
import { excerpt, markWords, type Piece } from "./excerpt.ts";
import { type Kind, kinds, type Table, type TextsFile, textsPath } from "./index-files.ts";
import { askedWords, type GetFile, type LookedUp, lookUp } from "./look-up.ts";
import { stem } from "./stem.ts";
import { tablePath } from "./table-path.ts";

export type Question = {
  text: string;
  language: Language;
  kind?: Kind | undefined;
  /** How many passages are wanted. */
  wanted: number;
};

export type Hit = {
  kind: Kind;
  /** The path with its anchor. */
  path: string;
  page: string;
  title: readonly Piece[];
  excerpt: readonly Piece[];
};

export type Answer = {
  /** How many results there are of the chosen kind, shown or not. */
  total: number;
  counts: readonly { kind: Kind; count: number }[];
  /** If a term of the glossary was asked for: its definition. */
  definition?: Hit;
  hits: readonly Hit[];
  /** Misspelt words, and the words that were searched instead. */
  taken: readonly { asked: string; taken: string }[];
  /** Similar words to try, if nothing was found. */
  near: readonly string[];
};

export const longestQuestion = 200;
/** A passage is a result if its score is at least this share of the best score. */
const leastShare = 0.3;
const mostFromAPage = 2;
/**
 * A term that equals the question is shown as its definition if it is among this many first
 * results.
 */
const definitionAmong = 4;

/**
 * Returns the answer, or the files that are still needed for it: the caller loads them and asks
 * again.
 */
export function find(question: Question, have: GetFile): Answer | { needs: string[] } {
  const needs: string[] = [];
  const { language } = question;
  const get: GetFile = (path) => {
    const file = have(path);
    if (file === undefined) needs.push(path);
    return file;
  };
  const table = get(tablePath(language)) as Table | undefined;
  if (!table) return { needs };
  const asked = askedWords(question.text.slice(0, longestQuestion), language);
  const looked = asked.map((word) => lookUp(word, language, table, get)).filter((one) => !!one);
  if (needs.length > 0) return { needs };
  const ranked = rank(looked, table);
  const chosen = ranked.filter(({ kind }) => !question.kind || kind === question.kind);
  const shown = spreadPages(chosen).slice(0, question.wanted);
  const terms = ranked.slice(0, definitionAmong).filter(({ kind }) => kind === "term");
  const stems = new Set(looked.flatMap((word) => word.stems));
  const passages = new Map(
    [...shown, ...terms].map(({ passage }) => [passage, read(passage)] as const),
  );
  if (needs.length > 0) return { needs: [...new Set(needs)] };
  const defined = question.kind && question.kind !== "term" ? undefined : terms.find(isAsked);
  return {
    total: chosen.length,
    counts: kinds
      .map((kind) => ({ kind, count: ranked.filter((one) => one.kind === kind).length }))
      .filter(({ count }) => count > 0),
    ...(defined && { definition: hitOf(defined, true) }),
    hits: shown.filter((one) => one !== defined).map((one) => hitOf(one)),
    taken: looked.flatMap(({ asked: word, taken }) => (taken ? [{ asked: word, taken }] : [])),
    near: [...new Set(looked.flatMap(({ near }) => near))],
  };

  function read(passage: number) {
    const { number, within } = locate(table?.texts ?? [], passage);
    const file = get(textsPath(language, table?.version ?? "", number)) as TextsFile | undefined;
    const stored = file?.passages[within];
    return file && stored && { ...stored, path: file.path, page: file.page };
  }

  function isAsked({ passage }: Ranked): boolean {
    const wanted = looked
      .flatMap((word) => word.stems.slice(0, 1))
      .sort()
      .join(" ");
    return (passages.get(passage)?.names ?? []).some((name) => {
      const own = askedWords(name, language).map((word) => stem(word, language));
      return [...new Set(own)].sort().join(" ") === wanted;
    });
  }

  function hitOf({ passage, kind }: Ranked, whole = false): Hit {
    const {
      path = "",
      page = "",
      title = "",
      anchor = "",
      text = "",
    } = passages.get(passage) ?? {};
    return {
      kind,
      path: path + anchor,
      page,
      title: markWords(title, stems, language),
      excerpt: whole ? [{ text, marked: false }] : excerpt(text, stems, language),
    };
  }
}

type Ranked = { passage: number; page: number; kind: Kind; score: number };

/** If only other passages of its page contain a word, a passage gets this share of their score. */
const shareOfPage = 0.4;
/** On pages of these kinds the passages are independent of each other. */
const unrelatedKinds: readonly Kind[] = ["term", "reference"];

/** Orders passages by how many of the words they contain and by their scores. */
function rank(looked: readonly LookedUp[], { pages }: Table): Ranked[] {
  const sizes = pages.map(([passages]) => passages);
  const pageOf = new Map<number, number>();
  const bests = looked.map(({ scores }) => {
    const best = new Map<number, number>();
    for (const [passage, score] of scores) {
      const page = pageOf.get(passage) ?? locate(sizes, passage).number;
      pageOf.set(passage, page);
      best.set(page, Math.max(best.get(page) ?? 0, score));
    }
    return best;
  });
  const ranked = [...pageOf].map(([passage, page]) => {
    const kind = kinds[pages[page]?.[1] ?? 0] ?? "page";
    const share = unrelatedKinds.includes(kind) ? 0 : shareOfPage;
    let [score, words] = [0, 0];
    looked.forEach(({ scores }, index) => {
      const [own = 0, near = 0] = [scores.get(passage), bests[index]?.get(page)];
      score += Math.max(own, near * share);
      words += own > 0 ? 1 : near > 0 ? share : 0;
    });
    return { passage, page, kind, score: score * (words / looked.length) };
  });
  const best = ranked.reduce((most, { score }) => Math.max(most, score), 0);
  return ranked
    .filter(({ score }) => score >= best * leastShare)
    .sort((one, other) => other.score - one.score || one.passage - other.passage);
}

/**
 * Moves results of one page beyond the first two behind those of other pages, so that no page fills
 * the list.
 */
function spreadPages(ranked: readonly Ranked[]): Ranked[] {
  const seen = new Map<number, number>();
  const isEarly = ({ page }: Ranked) => {
    const before = seen.get(page) ?? 0;
    seen.set(page, before + 1);
    return before < mostFromAPage;
  };
  const [early, late]: [Ranked[], Ranked[]] = [[], []];
  for (const one of ranked) (isEarly(one) ? early : late).push(one);
  return [...early, ...late];
}

/**
 * For items that are stored in several files or pages of the given sizes: which one holds the item,
 * and at which position.
 */
function locate(sizes: readonly number[], item: number): { number: number; within: number } {
  let within = item;
  let number = 0;
  for (const size of sizes) {
    if (within < size) break;
    within -= size;
    number += 1;
  }
  return { number, within };
}

/** One character is not a question yet. */
export function isQuestion(text: string): boolean {
  return text.trim().length > 1;
}
