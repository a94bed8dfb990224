/**
 * What no text may leave the house with: samples that were to be overwritten, and the other
 * language in the column of this one.
 */
import type { Language } from "./languages.ts";

export const unfitKinds = ["sample", "language"] as const;
export type UnfitWords = { kind: (typeof unfitKinds)[number]; line: number; words: string };

/** Whole words, in any text; our own were once put in by buttons. */
const samples = [
  "lorem",
  "ipsum",
  "x{3,}",
  "TODO",
  "TBD",
  "TBC",
  "asdf\\w*",
  "(?:sample|dummy|placeholder) text",
  "(?:your |the )?(?:title|text|summary|heading|name) (?:goes )?here",
  "texte (?:d’exemple|d'exemple|provisoire|à venir)",
  "(?:votre |le )?(?:titre|texte|résumé|nom) ici",
  "\\[(?:…|\\.\\.\\.|à compléter|à venir|to come|to be completed)\\](?!\\()",
  "\\{\\{(?!firm\\}\\})[^}]{0,100}\\}\\}",
  "The note, in one paragraph",
  "In one or two sentences, what can be seen",
  "La note, en un paragraphe",
  "En une ou deux phrases, ce que l’on voit",
];
const sample = new RegExp(`(?<![\\p{L}\\p{N}])(?:${samples.join("|")})(?![\\p{L}\\p{N}])`, "iu");
/** A line that is nothing else. */
const wholeSample =
  /^(?:#+ |Table: )?(?:tests?|a heading|un titre|what the (?:table|drawing) shows|ce que montre le (?:tableau|dessin))[ .!]*$/i;

/** Frequent words that the other language does not have. */
const frequent: Record<Language, ReadonlySet<string>> = {
  en: wordsOf(
    "the of and to is that for it with was are by this be from which not have at an we our they has their its were been would will what who whose these those than then there when where if but so does do did can could should may might must into about over under between",
  ),
  fr: wordsOf(
    "le la les des du et un une est que qui dans pour par sur pas ne au aux ce cette ces il elle ils elles nous vous avec sont ont leur leurs ses sa se à qu où mais donc ni sans sous être été avoir fait peut doit ainsi comme notre nos votre vos entre chez dont",
  ),
};

export function unfitWords(text: string, language: Language): UnfitWords[] {
  return text.split("\n").flatMap((line, index): UnfitWords[] => {
    const found = sample.exec(line)?.[0] ?? wholeSample.exec(line.trim())?.[0];
    if (found) return [{ kind: "sample", line: index + 1, words: found }];
    const foreign = foreignPart(line, language);
    return foreign ? [{ kind: "language", line: index + 1, words: foreign }] : [];
  });
}

/** The first sentence in the other language, shortened; a passage that says its language may stand. */
function foreignPart(line: string, language: Language): string | undefined {
  const plain = line
    .replace(/<(en|fr)>[^<]*<\/\1>/g, " ")
    .replace(/\]\([^)\s]{0,2000}\)|"id":"[^"]*"|\{#[a-z0-9-]*\}/g, " ")
    .replace(/[*_]/g, "");
  return plain
    .split(/(?<=[.!?…])\s+|\||","/u)
    .find((sentence) => isForeign(sentence, language))
    ?.replace(/^.*":"/, "")
    .trim()
    .slice(0, 60);
}

function isForeign(sentence: string, language: Language): boolean {
  const words = sentence.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  const own = words.filter((word) => frequent[language].has(word)).length;
  const other = words.filter((word) => frequent[language === "en" ? "fr" : "en"].has(word)).length;
  return (other >= 2 && own === 0 && words.length >= 4) || (other >= 4 && other > 2 * own);
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
