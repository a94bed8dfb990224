import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { decodeTrie, type ITrie } from "cspell-trie-lib";
import { foreignWords } from "#content/foreign-words.ts";
import { people } from "#content/people.ts";
import { type Language, otherLanguage } from "#core/languages.ts";

const require = createRequire(import.meta.url);
/** Beside what the packages export. */
const dictionaryFiles = {
  en: join(dirname(require.resolve("@cspell/dict-en-gb")), "en_GB.trie.gz"),
  fr: join(dirname(require.resolve("@cspell/dict-fr-fr")), "fr-fr.trie.gz"),
};
const tries = new Map<Language, ITrie>();

/** The words that are ours and in no dictionary, one to a line, in the order of a dictionary. */
export function ownWords(language: Language): string[] {
  const file = join(import.meta.dirname, `own-words.${language}.txt`);
  return readFileSync(file, "utf8").split("\n").filter(Boolean);
}
const names = people.flatMap(({ name }) => name.split(" "));
const own = {
  en: new Set([...ownWords("en"), ...names]),
  fr: new Set([...ownWords("fr"), ...names]),
};

function trieOf(language: Language): ITrie {
  const known = tries.get(language);
  if (known) return known;
  const trie = decodeTrie(gunzipSync(readFileSync(dictionaryFiles[language])));
  tries.set(language, trie);
  return trie;
}

/**
 * The words of a text that no dictionary has, as they are written. Foreign words are let through
 * in the sources; on a page (`foreign` is false) they must have said so.
 */
export function misspelt(text: string, language: Language, foreign = true): string[] {
  const other = otherLanguage(language);
  const passages = (code: Language) =>
    [...text.matchAll(new RegExp(`<${code}>(.*?)</${code}>`, "gs"))].map(
      ([, inside = ""]) => inside,
    );
  const rest = text.replaceAll(new RegExp(`<${other}>.*?</${other}>`, "gs"), " ");
  return [
    ...wordsOf(foreign ? withoutForeign(rest, language) : rest).filter(
      (word) => !isKnown(word, language),
    ),
    ...passages(other)
      .flatMap(wordsOf)
      .filter((word) => !isKnown(word, other)),
  ];
}

/** What might have been meant. */
export function suggestions(word: string, language: Language): string[] {
  const found = trieOf(language).suggest(word, { numSuggestions: 4 });
  return found.filter((suggested) => suggested !== word).slice(0, 3);
}

/** In no dictionary, but needed by no text either. */
export function isInDictionary(word: string, language: Language): boolean {
  return formsOf(word, language).some((form) => trieOf(language).hasWord(form, true));
}

function withoutForeign(text: string, language: Language): string {
  // The longest first, so that none is left in part.
  const longest = foreignWords[language].toSorted((a, b) => b.length - a.length);
  return longest.reduce<string>(
    (rest, words) => rest.replaceAll(new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, "giu"), " "),
    text,
  );
}

/** Placeholders, marks, addresses, abbreviations and whatever holds a digit are not words. */
function wordsOf(text: string): string[] {
  const plain = text
    .replaceAll(/\{\{[^}]*\}\}|<[^>]*>|`[^`]*`/g, " ")
    .replaceAll(/\S*(?:@|:\/\/|www\.)\S*|\S+\.(?:example|com|org|eu|lu|fr|ts)\b/g, " ")
    .normalize("NFC");
  return (plain.match(/[\p{L}\d₀-₉][\p{L}\d₀-₉’'.-]*/gu) ?? [])
    .map((word) => word.replace(/[’'.-]+$/, "").replaceAll("'", "’"))
    .filter((word) => !isSign(word));
}

/** CO₂, cookieConsent, iv, CSSF, l’AMF, the AMF’s, LPs: signs rather than words. */
function isSign(word: string): boolean {
  return (
    /[\d₀-₉]|^\p{Ll}+\p{Lu}|^[ivx]+$/u.test(word) ||
    /^(?:\p{L}’)?\p{Lu}(?:[\p{Lu}.-])*(?:’?s)?$/u.test(word)
  );
}

function isKnown(word: string, language: Language): boolean {
  if ([word, ...formsOf(word, language)].some((form) => own[language].has(form))) return true;
  if (isAmericanEnding(word, language)) return false;
  if (isInDictionary(word, language)) return true;
  const parts = word.split(/[-.]/);
  return parts.length > 1 && parts.every((part) => part === "" || isKnown(part, language));
}

/** The word as written and as it stands in a dictionary: without a capital, an elision, an 's. */
function formsOf(word: string, language: Language): string[] {
  const bare =
    language === "fr"
      ? word.replace(/^(?:[ldjmtscn]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu)’/i, "")
      : word.replace(/’s?$/, "");
  const forms = [...new Set([word, bare])];
  const lowered = forms.map((form) => form.charAt(0).toLowerCase() + form.slice(1));
  // The English dictionary has straight apostrophes, the French one curved ones.
  return [...forms, ...lowered].map((form) =>
    language === "en" ? form.replaceAll("’", "'") : form,
  );
}

/** The British dictionary takes both "organise" and "organize"; we write the first. */
function isAmericanEnding(word: string, language: Language): boolean {
  if (language !== "en" || !/iz(?:e|ed|es|er|ers|ing|ations?)$/.test(word)) return false;
  return trieOf("en").hasWord(word.toLowerCase().replace(/iz(?=\w+$)/, "is"), true);
}
