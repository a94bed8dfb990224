/** What keeps an edition from being announced, apart from its day and its number. */
import { type Language, languages } from "./languages.ts";
import { headingIds, type ParsedText, parseText } from "./parse-text.ts";
import { TextFault, type TextFaultCode } from "./text-fault.ts";

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
  /** The headings of the two languages, or their ids, are not the same. */
  | { kind: "headings" };

export type ReadEdition = {
  texts: Partial<Record<Language, ParsedText>>;
  faults: EditionFault[];
};

/** Both texts as far as they can be read, and all that is wrong with them. */
export function readEdition({ change, ...words }: EditionWords, firm = ""): ReadEdition {
  const read: ReadEdition = { texts: {}, faults: [] };
  for (const language of languages) {
    for (const field of ["title", "summary", "body"] as const) {
      if (words[language][field].trim() === "") {
        read.faults.push({ kind: "missing", language, field });
      }
    }
    if (change[language].trim() === "") {
      read.faults.push({ kind: "missing", language, field: "change" });
    }
    try {
      const body = words[language].body.replaceAll("{{firm}}", firm);
      read.texts[language] = parseText(body, language, undefined, { edition: true });
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
