/** Which edition of a legal text applies when. `private.edition_at` says the same in the database. */
import { firmDay } from "./firm-time.ts";
import type { Bilingual, Language } from "./languages.ts";
import type { ParsedText } from "./parse-text.ts";

export type Dated = {
  version: string;
  /** The first day on which it applies, where the firm is. It ends with the day of the next. */
  from: string;
};

type Words = { title: string; summary: string; body: string };

/** What is frozen, and published as a file. */
export type FrozenEdition = Dated & {
  /** The page that shows it. */
  text: string;
  published: string;
  prevails: Language;
  /** What changed since the edition before, and why. */
  change: Bilingual;
  en: Words;
  fr: Words;
};

export type Edition = FrozenEdition & {
  /** SHA-256 of its file. */
  hash: string;
  titles: Record<Language, Omit<Words, "body">>;
  texts: Record<Language, ParsedText>;
};

/** What an address of a legal text shows on a day. */
export type ShownEdition = {
  /** Of two that are compared, the newer one. */
  edition: Edition;
  /** With which it is compared. */
  older?: Edition;
  /** At the page’s own address, which shows what is in force. */
  undated: boolean;
  current: Edition;
  /** The one that applies after the current one. */
  next: Edition | undefined;
  /** Newest first. */
  editions: readonly Edition[];
  /** By when the text has to be reviewed. */
  review: string;
};

/** The last day of an edition, where another follows it. */
export function lastDayOf({ from }: Dated, editions: readonly Dated[]): string | undefined {
  const later = editions.map((other) => other.from).filter((other) => other > from);
  const [end] = later.sort();
  if (!end) return undefined;
  const day = new Date(`${end}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

/** The edition in force on a day; undefined before the first. */
export function editionOn<Edition extends Dated>(
  editions: readonly Edition[],
  day: string,
): Edition | undefined {
  const begun = editions.filter(({ from }) => from <= day);
  return begun.sort((one, other) => other.from.localeCompare(one.from))[0];
}

export function editionAt<Edition extends Dated>(
  editions: readonly Edition[],
  instant: Date,
): Edition | undefined {
  return editionOn(editions, firmDay(instant));
}

/** Where the list of a text's editions is published. */
export function editionListPath(text: string): string {
  return `/editions/${text}.json`;
}
