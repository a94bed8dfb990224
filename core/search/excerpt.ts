import { fold } from "../fold.ts";
import type { Language } from "../languages.ts";
import { stem } from "./stem.ts";

/** A piece of text, and whether it is one of the searched words. */
export type Piece = { text: string; marked: boolean };

/** In characters: about three lines on a wide screen. */
const usualLength = 260;

/** The stems of words as the pages write them: some thousands, and the same ones in each answer. */
const known: Record<Language, Map<string, readonly string[]>> = { en: new Map(), fr: new Map() };

function stemsOf(word: string, language: Language): readonly string[] {
  const before = known[language].get(word);
  if (before) return before;
  const found = fold(word)
    .split(" ")
    .map((part) => stem(part, language));
  known[language].set(word, found);
  return found;
}

/** Splits a text into pieces and marks the words that have one of the stems. */
export function markWords(text: string, stems: ReadonlySet<string>, language: Language): Piece[] {
  const pieces: Piece[] = [];
  let written = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\d]+/gu)) {
    if (!stemsOf(word, language).some((root) => stems.has(root))) continue;
    if (index > written) pieces.push({ text: text.slice(written, index), marked: false });
    pieces.push({ text: word, marked: true });
    written = index + word.length;
  }
  if (written < text.length) pieces.push({ text: text.slice(written), marked: false });
  return pieces;
}

/**
 * The part of a text that contains most of the stems; it starts at the beginning of a sentence if
 * one is near.
 */
export function excerpt(text: string, stems: ReadonlySet<string>, language: Language): Piece[] {
  if (text.length <= usualLength * 1.3) return markWords(text, stems, language);
  const found = [...text.matchAll(/[\p{L}\p{M}\d]+/gu)].flatMap(({ 0: word, index }) =>
    stemsOf(word, language)
      .filter((root) => stems.has(root))
      .map((root) => ({ index, root })),
  );
  let best = { worth: 0, from: 0 };
  for (const { index } of found) {
    const near = found.filter((other) => other.index >= index && other.index < index + usualLength);
    const worth = new Set(near.map(({ root }) => root)).size + near.length / 100;
    if (worth > best.worth) best = { worth, from: index };
  }
  const from = startBefore(text, best.from);
  const to = endAfter(text, from + usualLength);
  const shown = text.slice(from, to).trim().replace(/ ·$/, "");
  const open = from > 0 && !/[.!?·] $/.test(text.slice(0, from)) ? "… " : "";
  return markWords(`${open}${shown}${to < text.length ? " …" : ""}`, stems, language);
}

function startBefore(text: string, at: number): number {
  const earliest = Math.max(0, at - usualLength / 3);
  const before = text.slice(earliest, at);
  const sentence = Math.max(before.lastIndexOf(". "), before.lastIndexOf("· "));
  if (earliest === 0 && sentence === -1) return 0;
  if (sentence !== -1) return earliest + sentence + 2;
  const word = text.indexOf(" ", Math.max(0, at - 60));
  return word === -1 || word >= at ? at : word + 1;
}

function endAfter(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const word = text.lastIndexOf(" ", at);
  return word === -1 ? text.length : word;
}
