/** Answers a question from the files of the index: the same code in the browser and on the host. */
import type { Language } from "../languages.ts";
import { excerpt, markWords, type Piece } from "./excerpt.ts";
import { type Kind, kinds, type Table, type TextsFile, textsPath } from "./index-files.ts";
import { askedWords, type Have, type LookedUp, lookUp } from "./look-up.ts";
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
  /** With its anchor. */
  path: string;
  page: string;
  title: readonly Piece[];
  excerpt: readonly Piece[];
};

export type Answer = {
  /** Of the chosen kind, whether they are wanted or not. */
  total: number;
  counts: readonly { kind: Kind; count: number }[];
  /** The term that was asked for, with its definition. */
  definition?: Hit;
  hits: readonly Hit[];
  /** Words that were taken for others. */
  taken: readonly { asked: string; taken: string }[];
  /** Words to try, where nothing was found. */
  near: readonly string[];
};

export const longestQuestion = 200;
/** A passage is an answer if it has at least this share of what the best one has. */
const leastShare = 0.3;
const mostFromAPage = 2;
/** Among the first so many passages, a term that is exactly what was asked for is the answer. */
const definitionAmong = 4;

/** The answer, or the files that are needed for it. */
export function find(question: Question, have: Have): Answer | { needs: string[] } {
  const needs: string[] = [];
  const { language } = question;
  const get: Have = (path) => {
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
  const shown = spread(chosen).slice(0, question.wanted);
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

/** What a word is worth to a passage where only the rest of its page has it. */
const shareOfPage = 0.4;
/** On these pages the passages have nothing to do with one another. */
const apart: readonly Kind[] = ["term", "reference"];

/** Passages with more of the words come first, then those that have more to do with them. */
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
    const share = apart.includes(kind) ? 0 : shareOfPage;
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

/** No page keeps the others from being seen: what it has beyond the first few comes after them. */
function spread(ranked: readonly Ranked[]): Ranked[] {
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

/** In which of several boxes the item of this number lies, and where in it. */
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

/** A single sign is the beginning of one. */
export function isQuestion(text: string): boolean {
  return text.trim().length > 1;
}
