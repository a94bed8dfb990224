import type { Language } from "#core/languages.ts";
import type { SiteText } from "../spelling/site-texts.ts";

/** Turns of phrase that are harmless once and a pose when they return on every page. */
export const habits = [
  "openings",
  "antitheses",
  "shortSentences",
  "punchlines",
  "inWriting",
  "dated",
  "same",
] as const;
type Habit = (typeof habits)[number];
export type Count = Record<Habit | "sentences" | "paragraphs" | "words", number>;

const patterns: Record<
  Language,
  Record<"openings" | "antitheses" | "inWriting" | "dated" | "same", RegExp>
> = {
  fr: {
    openings: /^(?:Ce qu[ei]\b|Ce qu’|Ce (?:à|sur|pour|dont) )/g,
    antitheses: /(?:, (?:et |mais )?non (?!plus|seulement|cotée?s?)|[.;] Non )/g,
    inWriting: /par écrit/gi,
    dated: /(?<![\p{L}])datée?s?(?![\p{L}])/giu,
    same: /(?<![\p{L}])(?:une?|les?|la|aux?|du|des) mêmes?(?![\p{L}])/giu,
  },
  en: {
    openings: /^What\b/g,
    antitheses: /(?:, (?:and |but )?not (?!only)|[.;] Not )/g,
    inWriting: /in writing/gi,
    dated: /\bdated\b/gi,
    same: /\bthe same\b/gi,
  },
};

const shortSentence = 8;
const punchline = 10;

export function countHabits(texts: readonly SiteText[]): Count {
  const counts = texts.flatMap(({ at, language, text }) =>
    paragraphsOf(text).map((paragraph) => countIn(paragraph, language, isProse(at))),
  );
  return counts.reduce(sum, nothing());
}

/** What describes a drawing is told in short sentences, and a question is short by nature. */
function isProse(at: string): boolean {
  return !/(?:alt|caption|legends? \w+|question)$/i.test(at);
}

/** A text of a words file is one; a document has many, without its tables and drawings. */
function paragraphsOf(text: string): string[] {
  return text
    .replaceAll(/```[\s\S]*?```/g, "")
    .split(/\n{2,}|\n(?=[#|-])/)
    .map((part) =>
      part
        .replace(/^#+ /, "")
        .replaceAll(/<\/?\w+>/g, "")
        .trim(),
    )
    .filter((part) => part !== "" && !/^(?:\||Table:|---)/.test(part));
}

function countIn(paragraph: string, language: Language, prose: boolean): Count {
  const sentences = prose ? sentencesOf(paragraph) : [];
  const last = sentences.length > 1 ? wordsIn(sentences.at(-1) ?? "") : Number.POSITIVE_INFINITY;
  const found = (habit: keyof (typeof patterns)["fr"]) =>
    [...paragraph.matchAll(patterns[language][habit])].length;
  return {
    openings: found("openings"),
    antitheses: found("antitheses"),
    inWriting: found("inWriting"),
    dated: found("dated"),
    same: found("same"),
    shortSentences: sentences.filter((sentence) => wordsIn(sentence) <= shortSentence).length,
    punchlines: last <= punchline ? 1 : 0,
    sentences: sentences.length,
    paragraphs: sentences.length > 1 ? 1 : 0,
    words: wordsIn(paragraph),
  };
}

/** None in a label or a heading, which ends without a full stop. */
function sentencesOf(text: string): string[] {
  if (!/[.!?…]\s*[»”)*]*$/.test(text)) return [];
  return text.split(/(?<=[.!?…]\s?[»”)]?)\s+(?=[\p{Lu}«“*])/u);
}

function wordsIn(text: string): number {
  return text.split(/[\s’]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function nothing(): Count {
  const keys = [...habits, "sentences", "paragraphs", "words"] as const;
  return Object.fromEntries(keys.map((key) => [key, 0])) as Count;
}

export function sum(one: Count, other: Count): Count {
  const added = nothing();
  for (const key of Object.keys(added) as (keyof Count)[]) added[key] = one[key] + other[key];
  return added;
}
