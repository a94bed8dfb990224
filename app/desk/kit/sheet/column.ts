/** What a kind of sheet can say: its columns, and the names by which their headings are known. */
import { fold } from "#core/fold.ts";

export type Column = {
  field: string;
  /** `word` is one of a few; `currency` is compared with the fund's and not sent. */
  type: "text" | "email" | "amount" | "day" | "word" | "currency";
  needed?: true;
  /** The heading in our templates. */
  en: string;
  fr: string;
  /** Other accepted headings, folded (without capitals and accents), separated by `|`. */
  also: string;
  /**
   * For `word`: what is sent, and how people write it, separated by `|`, in English and in French
   * first. They are folded to be compared.
   */
  words?: Readonly<Record<string, string>>;
  /** A day that is not over: the end of an access. */
  ahead?: true;
  /** Where the column is there, each line has it: no access is given because a cell is empty. */
  whole?: true;
  /** The field before whose text this one's is put: a first name before a name. */
  joins?: string;
};

/** `telling` is the field that only this kind has. */
export type Layout = {
  kind: string;
  telling: string;
  columns: readonly Column[];
  /** Headings that our own files add, folded, separated by `|`: left out without a question. */
  own: string;
};

export function namesOf({ en, fr, also }: Column): string[] {
  return [fold(en), fold(fr), ...also.split("|")].filter(Boolean);
}

/** What a word means in its column. */
export function wordOf(word: string, { words = {} }: Column): string | undefined {
  const folded = fold(word);
  return Object.entries(words).find(
    ([name, called]) => name === folded || called.split("|").some((one) => fold(one) === folded),
  )?.[0];
}

/** What somebody said that a word means; nothing yet, also for “constructor”, which objects have. */
export function saidOf(
  word: string,
  words: Readonly<Record<string, string>> = {},
): string | undefined {
  const folded = fold(word);
  return Object.hasOwn(words, folded) ? words[folded] : undefined;
}

/** A heading without what it says of the currency: “Montant (en EUR)” is “montant”. */
export function plainHead(head: string): string {
  const folded = fold(head.replaceAll("€", " eur "));
  const bare = folded.replace(/(?:\s(?:en|in))?\s(?:eur|euros?|usd|gbp|chf)$/, "");
  return bare || folded;
}

/** The currency that a heading names, and whether its amounts are given in thousands. */
export function unitOf(head: string): { currency?: string; inThousands: boolean } {
  const folded = fold(head.replaceAll("€", " eur ").replaceAll("$", " usd "));
  const [currency] = /\b(?:eur|usd|gbp|chf)\b/.exec(folded) ?? [];
  const inThousands = /\b(?:milliers|millions?|thousands?|[km]\s?(?:eur|usd|gbp|chf))\b/.test(
    folded,
  );
  return { ...(currency && { currency: currency.toUpperCase() }), inThousands };
}

/** What a template has: the columns that people are asked for. */
export function asksFor({ joins, type }: Column): boolean {
  return !joins && type !== "currency";
}
