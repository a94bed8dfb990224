/** The checks of a letter that need nothing but its text: they run in the browser too. */
import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import { type FlaggedWord, flaggedWords, hasWarning } from "./compliance-words.ts";
import { type Language, languages } from "./languages.ts";
import { type LetterText, letterLengths, picturePath } from "./letter-text.ts";
import { type ParsedText, parseText } from "./parse-text.ts";
import { TextFault, type TextFaultCode } from "./text-fault.ts";
import { type UnfitWords, unfitWords } from "./unfit-words.ts";

/** `look`: a person has to decide; `bad`: it cannot be sent like this. */
export type CheckState = "good" | "look" | "bad";
export type Fault = { code: TextFaultCode | "other"; what: string; line: number | null };
export type Shape = { headings: number; figures: number; tables: number; notes: number };
type Field = "title" | "summary" | "body";

export type LanguageChecks = {
  missing: Field[];
  fault: Fault | null;
  tooLong: { field: Field; length: number; most: number }[];
  words: FlaggedWord[];
  /** There is a figure of performance, but not the warning that must go with it. */
  warningMissing: boolean;
  shape: Shape | null;
  /** Samples, and words of the other language. */
  unfit: (UnfitWords & { field: Field })[];
  described: number;
  links: string[];
  pictures: string[];
};

const fields = ["title", "summary", "body"] as const;

export function checkLetter(letter: LetterText): Record<Language, LanguageChecks> {
  const [en, fr] = languages.map((language) => checkLanguage(letter, language));
  return { en, fr } as Record<Language, LanguageChecks>;
}

export function faultOf(body: string, language: Language): Fault | null {
  const read = parsed(body, language);
  return "code" in read ? read : null;
}

export function unfitIn(
  written: LetterText[Language],
  language: Language,
): LanguageChecks["unfit"] {
  return fields.flatMap((field) =>
    unfitWords(written[field], language).map((unfit) => ({ ...unfit, field })),
  );
}

/** Whether both languages have equally many headings, figures, tables and notes. */
export function sameShape(one: Shape | null, other: Shape | null): boolean {
  return one !== null && JSON.stringify(one) === JSON.stringify(other);
}

function checkLanguage(letter: LetterText, language: Language): LanguageChecks {
  const written = letter[language];
  const read = parsed(written.body, language);
  const text = "code" in read ? null : read;
  const all = fields.map((field) => written[field]).join("\n");
  const words = flaggedWords(written.body, language);
  const nodes = text ? nodesOf(text) : [];
  return {
    missing: fields.filter((field) => written[field].trim() === ""),
    fault: "code" in read ? read : null,
    tooLong: fields
      .filter((field) => written[field].length > letterLengths[field])
      .map((field) => ({
        field,
        length: written[field].length,
        most: letterLengths[field],
      })),
    words,
    warningMissing: words.some(({ kind }) => kind === "performance") && !hasWarning(all, language),
    shape: text && shapeOf(text, nodes),
    unfit: unfitIn(written, language),
    described: nodes.filter(({ type }) => type === "figure" || type === "image").length,
    links: [...new Set(nodes.flatMap((node) => (node.type === "link" ? [node.url] : [])))],
    pictures: nodes.flatMap((node) =>
      node.type === "image" ? [node.url.slice(picturePath.length, -".jpg".length)] : [],
    ),
  };
}

function parsed(body: string, language: Language): ParsedText | Fault {
  try {
    return parseText(body, language, undefined, { letter: true });
  } catch (error) {
    if (!(error instanceof TextFault)) return { code: "other", what: "", line: null };
    const { code, what, line } = error;
    return { code, what, line };
  }
}

function nodesOf({ opening, chapters, notes }: ParsedText): Nodes[] {
  const roots: Nodes[] = [
    ...opening,
    ...chapters.flatMap(({ heading, blocks }) => [heading, ...blocks]),
    ...notes.map(({ words }) => words),
  ];
  const nodes: Nodes[] = [];
  for (const root of roots) visit(root, (node) => void nodes.push(node));
  return nodes;
}

function shapeOf({ notes }: ParsedText, nodes: readonly Nodes[]): Shape {
  const count = (type: string) => nodes.filter((node) => node.type === type).length;
  return {
    headings: count("heading"),
    figures: count("figure") + count("image"),
    tables: count("table"),
    notes: notes.length,
  };
}
