/**
 * Words that a compliance reader must see before a letter leaves: promises, superlatives, and
 * figures of performance. They are shown with their place; a person decides (Regulation (EU)
 * 2017/565, article 44: fair, clear and not misleading).
 */
import type { Language } from "./languages.ts";

type WordKind = "promise" | "superlative" | "performance";
export type FlaggedWord = {
  kind: WordKind;
  line: number;
  before: string;
  words: string;
  after: string;
};

const words: Record<Language, Record<Exclude<WordKind, "performance">, readonly string[]>> = {
  en: {
    promise: [
      "guarantee(?:s|d|ing)?",
      "risk[- ]free",
      "without (?:any )?risk",
      "no risk",
      "(?:can ?not|can(?:’|')t|never) lose",
      "assured returns?",
      "safe investments?",
      "capital[- ]protected",
      "protected capital",
      "certain to (?:rise|gain|return)",
    ],
    superlative: [
      "best",
      "finest",
      "greatest",
      "(?:market|world)[- ](?:leading|beating|class)",
      "unrivalled",
      "unparalleled",
      "unmatched",
      "outstanding",
      "exceptional(?:ly)?",
      "number one",
      "second to none",
      "most (?:attractive|profitable|successful)",
    ],
  },
  fr: {
    promise: [
      "garanti(?:e?s?|es|r|t|ssons|ssent)",
      "sans (?:aucun )?risque",
      "aucun risque",
      "à coup sûr",
      "(?:ne (?:peut|pouvez|peuvent) (?:pas )?|sans )perdre",
      "(?:rendement|gain)s? assurés?",
      "placements? sûrs?",
      "capital protégé",
    ],
    superlative: [
      "meilleur(?:e?s?)",
      "le plus performant",
      "les? plus rentables?",
      "inégalé(?:e?s?)",
      "incomparables?",
      "exceptionnel(?:le)?s?",
      "hors pair",
      "sans (?:égal|équivalent|pareil)",
      "numéro un",
      "leaders? (?:du|de|mondial|européen)",
    ],
  },
};

const gains: Record<Language, RegExp> = {
  en: /\b(?:returns?|returned|yield(?:s|ed)?|performances?|outperform\w*|IRR|gain(?:s|ed)?|profits?)\b/iu,
  fr: /(?<![\p{L}])(?:rendements?|performances?|surperform\p{L}*|TRI|gains?|plus-values?|rapport(?:e|ent|é))(?![\p{L}])/iu,
};
const percentage = /\d[\d.,\s\u00a0\u202f]*(?:%|per cent|pour cent)/iu;

/** The sentence that must go with every figure of performance. */
const warnings: Record<Language, RegExp> = {
  en: /past (?:performance|results?)|results? (?:\w+ )?(?:of|in|from) one (?:period|year)/iu,
  fr: /ne (?:préjuge|présage)(?:nt)? pas/iu,
};

const contextLength = 40;

export function flaggedWords(text: string, language: Language): FlaggedWord[] {
  const found = text
    .split("\n")
    .flatMap((line, index) => [
      ...kinds.flatMap((kind) =>
        [...line.matchAll(patternOf(language, kind))].map((match) =>
          placed(kind, line, index, match.index, match[0]),
        ),
      ),
      ...performanceIn(line, index, language),
    ]);
  return found.toSorted((one, other) => one.line - other.line);
}

export function hasWarning(text: string, language: Language): boolean {
  return warnings[language].test(text);
}

const kinds = ["promise", "superlative"] as const;

function patternOf(language: Language, kind: (typeof kinds)[number]): RegExp {
  return new RegExp(`(?<![\\p{L}])(?:${words[language][kind].join("|")})(?![\\p{L}])`, "giu");
}

/**
 * A percentage in the same sentence as a word for gains. Figure blocks are not searched: they are
 * tables of their own.
 */
function performanceIn(line: string, index: number, language: Language): FlaggedWord[] {
  return [...line.matchAll(/[^.!?;]+(?:[.,]\d[^.!?;]*)*/gu)].flatMap((sentence) => {
    const [words] = sentence;
    const share = percentage.exec(words);
    if (!share || !gains[language].test(words)) return [];
    return [placed("performance", line, index, sentence.index + share.index, share[0].trimEnd())];
  });
}

function placed(
  kind: WordKind,
  line: string,
  index: number,
  at: number,
  found: string,
): FlaggedWord {
  const end = at + found.length;
  return {
    kind,
    line: index + 1,
    before: line.slice(Math.max(0, at - contextLength), at),
    words: found,
    after: line.slice(end, end + contextLength),
  };
}
