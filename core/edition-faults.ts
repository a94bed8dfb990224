/**
 * What keeps an edition from being announced, apart from its day and its number, and what keeps a
 * publication from being approved.
 */
import { type Language, languages } from "./languages.ts";
import { publicationLengths } from "./limits.ts";
import { headingIds, type ParsedText, parseText, type Rules } from "./parse-text.ts";
import { withNote } from "./publication-note.ts";
import { TextFault, type TextFaultCode } from "./text-fault.ts";
import { type UnfitWords, unfitWords } from "./unfit-words.ts";

type Words = { title: string; summary: string; body: string };
export type EditionWords = Record<Language, Words> & { change: Record<Language, string> };

type EditionFault =
  | { kind: "missing"; language: Language; field: keyof Words | "change" }
  | {
      kind: "text";
      language: Language;
      code: TextFaultCode | "other";
      what: string;
      line: number | null;
    }
  | {
      kind: UnfitWords["kind"];
      language: Language;
      field: keyof Words | "change";
      what: string;
      line: number;
    }
  /** A publication's title or summary has another length than its list has room for. */
  | {
      kind: "length";
      language: Language;
      field: keyof typeof publicationLengths;
      least: number;
      most: number;
    }
  /** The headings of the two languages, or their ids, are not the same. */
  | { kind: "headings" };

export type ReadEdition = {
  texts: Partial<Record<Language, ParsedText>>;
  faults: EditionFault[];
};

/** Both texts as far as they can be read, and all that is wrong with them. */
export function readEdition(words: EditionWords, firm = ""): ReadEdition {
  return readBoth(words, { edition: true }, true, firm);
}

/** The same for a version of a publication: a first one changes nothing, and its ids are made. */
export function readPublication(
  { after, version, ...words }: EditionWords & { after: string | null; version: string },
  firm = "",
): ReadEdition {
  const read = readBoth(words, { publication: true }, after !== null, firm);
  if (after !== null && read.faults.length === 0) {
    const noted = withNote({ version, ...words });
    const { en, fr } = words;
    const both = { ...words, en: { ...en, body: noted.en }, fr: { ...fr, body: noted.fr } };
    const { texts, faults } = readBoth(both, { publication: true }, true, firm);
    read.texts = texts;
    // The text alone has none: what is written of its changes has them, which is one line.
    read.faults.push(
      ...faults.map((fault) => (fault.kind === "text" ? { ...fault, line: 1 } : fault)),
    );
  }
  for (const language of languages) {
    for (const field of ["title", "summary"] as const) {
      const [least, most] = publicationLengths[field];
      const { length } = words[language][field].trim();
      if (length > 0 && (length < least || length > most)) {
        read.faults.push({ kind: "length", language, field, least, most });
      }
    }
  }
  return read;
}

function readBoth(
  { change, ...words }: EditionWords,
  rules: Rules,
  changes: boolean,
  firm: string,
): ReadEdition {
  const read: ReadEdition = { texts: {}, faults: [] };
  for (const language of languages) {
    for (const field of ["title", "summary", "body"] as const) {
      if (words[language][field].trim() === "") {
        read.faults.push({ kind: "missing", language, field });
      }
    }
    if (changes && change[language].trim() === "") {
      read.faults.push({ kind: "missing", language, field: "change" });
    }
    for (const field of ["title", "summary", "body", "change"] as const) {
      const written = field === "change" ? change[language] : words[language][field];
      for (const { kind, line, words: what } of unfitWords(written, language)) {
        read.faults.push({ kind, language, field, what, line });
      }
    }
    try {
      const body = words[language].body.replaceAll("{{firm}}", firm);
      // Of a publication, headings take their ids from the English ones.
      const ids = rules.edition ? undefined : read.texts.en && headingIds(read.texts.en);
      read.texts[language] = parseText(body, language, ids, rules);
    } catch (error) {
      const { code, what, line } =
        error instanceof TextFault ? error : { code: "other" as const, what: "", line: null };
      read.faults.push({ kind: "text", language, code, what, line });
    }
  }
  const { en, fr } = read.texts;
  if (en && fr && (en.chapters.length === 0 || !sameChapters(en, fr))) {
    read.faults.push({ kind: "headings" });
  }
  return read;
}

/** Chapters are compared from one edition to the next by their ids, and linked to by them. */
function sameChapters(en: ParsedText, fr: ParsedText): boolean {
  const ids = en.chapters.map(({ id }) => id);
  return (
    new Set(ids).size === ids.length &&
    ids.join() === fr.chapters.map(({ id }) => id).join() &&
    headingIds(en).length === headingIds(fr).length
  );
}
