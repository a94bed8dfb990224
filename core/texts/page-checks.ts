/**
 * What must be right before a change of a page is submitted, and what a person should look at. It
 * runs in the browser while somebody types, and again on the server.
 */
import type { PageContent, PageEntry, SentenceEntry } from "../acts/pages.ts";
import { type FlaggedWord, flaggedWords } from "../compliance-words.ts";
import { type Language, languages } from "../languages.ts";
import { typeset } from "../typeset.ts";
import { unfitWords } from "../unfit-words.ts";
import { samePlaceholders } from "./revision.ts";

/**
 * `empty`: nothing is left where something stood. `placeholders`: one is missing, or one is there
 * that the program does not fill. `parity`: one language changed, and nobody said that the other need
 * not. `both`: somebody said so, and both changed. `unfit`: a sample is left of it, or it is in the other
 * language.
 */
export type SentenceFault = "empty" | "placeholders" | "parity" | "both" | "unfit";

export function isSentence(entry: PageEntry): entry is SentenceEntry {
  return entry.now !== null && "en" in entry.now && "fr" in entry.now && entry.was !== null
    ? typeof entry.now.en === "string"
    : false;
}

export function sentenceFaults(entry: SentenceEntry): SentenceFault[] {
  const { was, stood, now, alone } = entry;
  const changed = languages.filter((one) => typeset(now[one], one) !== typeset(stood[one], one));
  const found: (SentenceFault | false)[] = [
    languages.some((one) => now[one].trim() === "" && was[one].trim() !== "") && "empty",
    languages.some((one) => !samePlaceholders(was[one], now[one])) && "placeholders",
    changed.some((one) => isUnfit(now[one], one) && !isUnfit(stood[one], one)) && "unfit",
    changed.length === 1 && alone !== changed[0] && "parity",
    changed.length === 2 && alone !== null && "both",
  ];
  return found.filter((one) => one !== false);
}

/** What the program fills in is no sample. */
function isUnfit(text: string, language: Language): boolean {
  return unfitWords(text.replaceAll(/\{\{\w+\}\}/g, "2"), language).length > 0;
}

/** Whether the server takes it. What a person decides alone, such as flagged words, is not here. */
export function isSoundChange({ texts }: PageContent): boolean {
  const places = texts.map(({ place, path }) => `${place} ${path}`);
  return (
    texts.length > 0 &&
    new Set(places).size === places.length &&
    texts.every((entry) => !isSentence(entry) || sentenceFaults(entry).length === 0)
  );
}

/** Words that compliance looks at, but for those that stood there before. */
export function newFlaggedWords(entry: SentenceEntry, language: Language): FlaggedWord[] {
  const before = new Set(
    flaggedWords(entry.stood[language], language).map(({ words }) => words.toLowerCase()),
  );
  return flaggedWords(entry.now[language], language).filter(
    ({ words }) => !before.has(words.toLowerCase()),
  );
}

/** How many times longer than what stood a text has become, where that may break its place. */
export function grownLonger({ was, now }: SentenceEntry, language: Language): boolean {
  const [before, after] = [was[language].length, now[language].length];
  return after > before * 1.5 && after - before > (before < 80 ? 12 : 60);
}
