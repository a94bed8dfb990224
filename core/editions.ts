/** Which edition of a text applies when. `private.edition_at` says the same in the database. */
import type { PrintedPdf } from "./catalogue.ts";
import { firmDay } from "./firm-time.ts";
import type { Bilingual, Language } from "./languages.ts";
import type { ParsedText } from "./parse-text.ts";

export type Dated = {
  version: string;
  /** The first day on which it applies, where the firm is. It ends with the day of the next. */
  from: string;
  /** The day on which it was taken back, before its first: it never applied. */
  withdrawn?: string | undefined;
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
  /** Its file in the archive, and the SHA-256 of that. */
  file: string;
  hash: string;
  titles: Record<Language, Omit<Words, "body">>;
  texts: Record<Language, ParsedText>;
  /** Missing where no machine with a browser printed it. */
  pdfs: Partial<Record<Language, PrintedPdf>>;
};

/** What an address of a text shows on a day. */
export type ShownEdition = {
  /** The English path of the page that shows what is in force. */
  path: string;
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
  const later = editions.filter(applies).filter((other) => other.from > from);
  const [end] = later.map((other) => other.from).sort();
  if (!end) return undefined;
  const day = new Date(`${end}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

/** Whether it applies on its day: it was not taken back. */
export function applies({ withdrawn }: Dated): boolean {
  return !withdrawn;
}

/** The edition in force on a day; undefined before the first. */
export function editionOn<Edition extends Dated>(
  editions: readonly Edition[],
  day: string,
): Edition | undefined {
  const begun = editions.filter((one) => applies(one) && one.from <= day);
  return begun.sort((one, other) => other.from.localeCompare(one.from))[0];
}

export function editionAt<Edition extends Dated>(
  editions: readonly Edition[],
  instant: Date,
): Edition | undefined {
  return editionOn(editions, firmDay(instant));
}

/** The file of an edition in the archive, byte by byte: its hash is the ledger's. */
export function editionFile({ text, version, published, from, ...rest }: FrozenEdition): string {
  const { prevails, change, en, fr } = rest;
  const words = ({ title, summary, body }: Words) => ({ title, summary, body });
  const both = { en: change.en, fr: change.fr };
  const frozen = { text, version, published, from, prevails, change: both };
  return `${JSON.stringify({ ...frozen, en: words(en), fr: words(fr) }, null, 2)}\n`;
}

/** Where the list of a text's editions is published. */
export function editionListPath(text: string): string {
  return `/editions/${text}.json`;
}

/** The file of an edition in the archive. */
export function editionPath(text: string, version: string): string {
  return `/editions/${text}/${version}.json`;
}

export function editionPdfPath(text: string, version: string, language: Language): string {
  return `/editions/${text}/${version}.${language}.pdf`;
}
