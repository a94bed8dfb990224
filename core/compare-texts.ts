/**
 * What changed from one edition to the next, by sentences and whole words. Two chapters are the same
 * where they have the same id; within them, what is equal is found first, and what stands between is
 * compared.
 */
import type { Nodes, RootContent } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import type { ParsedText } from "./parse-text.ts";

/** A stretch of words: in both editions, only in the older one, or only in the newer one. */
export type Part = { kind: "same" | "removed" | "added"; words: string };
/** A paragraph, an item or a row with a change in it. */
type Passage = { kind: "changed" | "removed" | "added"; parts: Part[] };
export type ChangedChapter = {
  id: string;
  title: string;
  kind: Passage["kind"];
  passages: Passage[];
};

type Chapter = { id: string; title: string; passages: string[] };

/** What stands before the first chapter has a title of its own, and a summary in each edition. */
type Opening = { title: string; summaries?: readonly [older: string, newer: string] };

/** The chapters in which something changed, in the order of the newer text. */
export function compareTexts(
  older: ParsedText,
  newer: ParsedText,
  { title, summaries = ["", ""] }: Opening,
): ChangedChapter[] {
  const before = chaptersOf(older, title, summaries[0]);
  const after = chaptersOf(newer, title, summaries[1]);
  const gone = before.filter(({ id }) => !after.some((chapter) => chapter.id === id));
  const changed: ChangedChapter[] = [
    ...after.map((chapter) => {
      const was = before.find(({ id }) => id === chapter.id);
      return was ? compareChapters(was, chapter) : whole(chapter, "added");
    }),
    ...gone.map((chapter) => whole(chapter, "removed")),
  ];
  return changed.filter(({ passages }) => passages.length > 0);
}

function chaptersOf({ opening, chapters }: ParsedText, title: string, summary: string): Chapter[] {
  return [
    { id: "opening", title, passages: [summary, ...opening.flatMap(passagesOf)] },
    ...chapters.map(({ id, heading, blocks }) => ({
      id,
      title: plainText(heading),
      passages: blocks.flatMap(passagesOf),
    })),
  ];
}

/** A list has a passage for each of its items, a table for each of its rows. */
function passagesOf(node: RootContent): string[] {
  if (node.type === "list") return node.children.map(wordsOf);
  if (node.type === "table") {
    const [head, ...rows] = node.children;
    const heads = head?.children.map((cell) => plainText(cell)) ?? [];
    return rows.map(({ children }) =>
      children
        .map((cell, column) => (column === 0 ? "" : `${heads[column]}: `) + wordsOf(cell))
        .join(" — "),
    );
  }
  return [wordsOf(node)].filter(Boolean);
}

function wordsOf(node: Nodes): string {
  return plainText(node)
    .replace(/\s*\n\s*/g, " ")
    .trim();
}

function whole({ id, title, passages }: Chapter, kind: "added" | "removed"): ChangedChapter {
  return {
    id,
    title,
    kind,
    passages: passages.map((words) => ({ kind, parts: [{ kind, words }] })),
  };
}

function compareChapters(older: Chapter, newer: Chapter): ChangedChapter {
  const passages: Passage[] = [];
  if (older.title !== newer.title) {
    passages.push({ kind: "changed", parts: compareSentences(older.title, newer.title) });
  }
  for (const { removed, added } of gapsOf(older.passages, newer.passages)) {
    for (const [was, is] of pairsOf(removed, added)) {
      if (was !== undefined && is !== undefined) {
        passages.push({ kind: "changed", parts: compareSentences(was, is) });
      } else if (was !== undefined) {
        passages.push({ kind: "removed", parts: [{ kind: "removed", words: was }] });
      } else if (is !== undefined) {
        passages.push({ kind: "added", parts: [{ kind: "added", words: is }] });
      }
    }
  }
  return { id: newer.id, title: newer.title, kind: "changed", passages };
}

/** Sentence by sentence; where more than half of two is different, each is shown whole. */
export function compareSentences(was: string, is: string): Part[] {
  const [before, after] = [sentencesOf(was), sentencesOf(is)];
  const parts: Part[] = [];
  let taken = 0;
  for (const { removed, added, equalBefore } of gapsOf(before, after)) {
    parts.push(...after.slice(taken, taken + equalBefore).map((words) => part("same", words)));
    taken += equalBefore + added.length;
    for (const [one, other] of pairsOf(removed, added)) {
      if (one !== undefined && other !== undefined) parts.push(...compareWords(one, other));
      else if (one !== undefined) parts.push(part("removed", one));
      else if (other !== undefined) parts.push(part("added", other));
    }
  }
  parts.push(...after.slice(taken).map((words) => part("same", words)));
  return joined(parts);
}

/** An abbreviation or a number with a full stop does not end a sentence. */
const sentenceEnd =
  /(?<=[.;?!:…]["”»\u00a0\u202f]*)(?<!\b(?:art|L|R|M|MM|no|n)\.)\s+(?=[\p{Lu}«“"(–])/u;

function sentencesOf(text: string): string[] {
  const sentences = text.split(sentenceEnd);
  return sentences.map((words, place) => (place < sentences.length - 1 ? `${words} ` : words));
}

function compareWords(was: string, is: string): Part[] {
  const [before, after] = [tokensOf(was), tokensOf(is)];
  const parts: Part[] = [];
  let taken = 0;
  for (const { removed, added, equalBefore } of gapsOf(before, after)) {
    parts.push(part("same", after.slice(taken, taken + equalBefore).join("")));
    taken += equalBefore + added.length;
    parts.push(part("removed", removed.join("")), part("added", added.join("")));
  }
  parts.push(part("same", after.slice(taken).join("")));
  return withoutIslands(parts.filter(({ words }) => words !== ""));
}

/** Words with their apostrophes and hyphens; spaces and punctuation are tokens of their own. */
function tokensOf(sentence: string): string[] {
  return sentence.match(/[\p{L}\p{N}]+(?:[’'\-.,][\p{L}\p{N}]+)*|\s+|[^\p{L}\p{N}\s]/gu) ?? [];
}

/** A lone space between two changes belongs to both, so that each reads as one. */
function withoutIslands(parts: readonly Part[]): Part[] {
  const joinedUp: Part[] = [];
  let [removed, added] = ["", ""];
  const end = () => {
    joinedUp.push(part("removed", removed), part("added", added));
    [removed, added] = ["", ""];
  };
  parts.forEach(({ kind, words }, place) => {
    const following = parts[place + 1];
    if (kind === "removed") removed += words;
    else if (kind === "added") added += words;
    else if (words.trim() === "" && removed + added !== "" && following) {
      removed += words;
      added += words;
    } else {
      end();
      joinedUp.push({ kind, words });
    }
  });
  end();
  return joined(joinedUp.filter(({ words }) => words.trim() !== "" || words === " "));
}

function part(kind: Part["kind"], words: string): Part {
  return { kind, words };
}

/** Neighbours of one kind become one. */
function joined(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const { kind, words } of parts) {
    if (words === "") continue;
    const last = all.at(-1);
    if (last?.kind === kind) last.words += words;
    else all.push({ kind, words });
  }
  return all;
}

type Gap<Item> = { equalBefore: number; removed: Item[]; added: Item[] };

/** What stands in either list between what both have, by their longest common subsequence. */
function gapsOf<Item>(before: readonly Item[], after: readonly Item[]): Gap<Item>[] {
  const lengths = commonLengths(before, after);
  const at = (row: number, column: number) => lengths[row * (after.length + 1) + column] ?? 0;
  const gaps: Gap<Item>[] = [];
  let gap: Gap<Item> = { equalBefore: 0, removed: [], added: [] };
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [one, other] = [before[row], after[column]];
    if (row < before.length && column < after.length && one === other) {
      if (gap.removed.length + gap.added.length > 0) {
        gaps.push(gap);
        gap = { equalBefore: 0, removed: [], added: [] };
      }
      gap.equalBefore++;
      row++;
      column++;
    } else if (
      row < before.length &&
      (column === after.length || at(row + 1, column) >= at(row, column + 1))
    ) {
      gap.removed.push(one as Item);
      row++;
    } else {
      gap.added.push(other as Item);
      column++;
    }
  }
  return gap.removed.length + gap.added.length > 0 ? [...gaps, gap] : gaps;
}

/** The length of what both have from each place on. */
function commonLengths<Item>(before: readonly Item[], after: readonly Item[]): Uint16Array {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--) {
      const place = row * width + column;
      lengths[place] =
        before[row] === after[column]
          ? (lengths[place + width + 1] ?? 0) + 1
          : Math.max(lengths[place + width] ?? 0, lengths[place + 1] ?? 0);
    }
  }
  return lengths;
}

/** Each that was taken out beside the first new one, further on, that has half of its words. */
function pairsOf(
  removed: readonly string[],
  added: readonly string[],
): [was: string | undefined, is: string | undefined][] {
  const pairs: [string | undefined, string | undefined][] = [];
  let next = 0;
  for (const was of removed) {
    const found = added.findIndex((is, place) => place >= next && likeness(was, is) >= 0.5);
    if (found < 0) {
      pairs.push([was, undefined]);
      continue;
    }
    pairs.push(...added.slice(next, found).map((is): [undefined, string] => [undefined, is]));
    pairs.push([was, added[found]]);
    next = found + 1;
  }
  return [...pairs, ...added.slice(next).map((is): [undefined, string] => [undefined, is])];
}

/** The part of the longer one's words that both have. */
function likeness(one: string, other: string): number {
  const [words, others] = [wordsIn(one), wordsIn(other)];
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of words) {
    const many = left.get(word) ?? 0;
    if (many > 0) common++;
    left.set(word, many - 1);
  }
  return common / Math.max(words.length, others.length, 1);
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
