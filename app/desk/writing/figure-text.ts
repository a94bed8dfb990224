/** The drawing of a Markdown text as the fields of a form, and back. */
import { type FigureData, isFigure } from "#core/figure-data.ts";
import type { Language } from "#core/languages.ts";
import { slugFrom } from "#core/slug.ts";
import { blockAt } from "./edits.ts";

export const figureKinds = ["line", "bar", "share"] as const satisfies FigureData["kind"][];

/** As it is typed: a value may be empty, which is one that was not measured. */
export type FigureForm = {
  kind: FigureData["kind"];
  title: string;
  alt: string;
  unit: string;
  /** The series. A row is one position, with a value of each. */
  names: readonly string[];
  rows: readonly { label: string; values: readonly string[]; marked: boolean }[];
};

export type PlacedFigure = {
  from: number;
  to: number;
  /** Undefined where it cannot be read: it is then mended in the text. */
  form: FigureForm | undefined;
  /** What the form does not show, and keeps. */
  kept: Record<string, unknown>;
};

export const emptyFigure: FigureForm = {
  kind: "bar",
  title: "",
  alt: "",
  unit: "",
  names: [""],
  rows: [emptyRow(1), emptyRow(1)],
};

function emptyRow(series: number): FigureForm["rows"][number] {
  return { label: "", values: Array.from({ length: series }, () => ""), marked: false };
}

/** The drawing in which a place lies. */
export function figureAt(value: string, at: number, language: Language): PlacedFigure | undefined {
  const block = blockAt(value, at);
  if (block?.kind !== "fence") return undefined;
  const [first = "", ...lines] = value.slice(block.from, block.to).split("\n");
  if (!/^ {0,3}```figure\s*$/.test(first)) return undefined;
  const place = { from: block.from, to: block.to };
  try {
    const data: unknown = JSON.parse(lines.slice(0, -1).join("\n"));
    if (!isFigure(data)) return { ...place, form: undefined, kept: {} };
    const { kind, title, alt, unit, x, series, marked = [], ...kept } = data;
    const form: FigureForm = {
      kind,
      title,
      alt,
      unit,
      names: series.map(({ name }) => name),
      rows: x.map((label, row) => ({
        label,
        values: series.map(({ values }) => asTyped(values[row] ?? null, language)),
        marked: marked.includes(row),
      })),
    };
    return { ...place, form, kept };
  } catch {
    return { ...place, form: undefined, kept: {} };
  }
}

/** What the form says, as it is drawn. */
export function figureOf(form: FigureForm, language: Language): FigureData {
  const { kind, title, alt, unit, names, rows } = form;
  const marked = rows.flatMap((row, place) => (row.marked ? [place] : []));
  return {
    kind,
    title: title.trim(),
    alt: alt.trim(),
    unit: unit.trim(),
    x: rows.map(({ label }) => label.trim()),
    series: names.map((name, place) => ({
      name: name.trim(),
      values: rows.map(({ values }) => readNumber(values[place] ?? "", language) ?? null),
    })),
    ...(marked.length > 0 && { marked }),
  };
}

export function writeFigure(
  form: FigureForm,
  kept: Record<string, unknown>,
  language: Language,
): string {
  const { kind, ...figure } = figureOf(form, language);
  return `\`\`\`figure\n${JSON.stringify({ kind, ...kept, ...figure })}\n\`\`\``;
}

export type FigureField = "title" | "alt" | "unit" | "names" | "labels" | "values";

/** What is missing or cannot be read. */
export function figureFaults(
  { title, alt, unit, names, rows }: FigureForm,
  language: Language,
): FigureField[] {
  const isEmpty = (words: string) => words.trim() === "";
  const isWrong = (typed: string) => !isEmpty(typed) && readNumber(typed, language) === undefined;
  return [
    ...(isEmpty(title) ? (["title"] as const) : []),
    ...(isEmpty(alt) ? (["alt"] as const) : []),
    ...(isEmpty(unit) ? (["unit"] as const) : []),
    ...(names.some(isEmpty) ? (["names"] as const) : []),
    ...(rows.some(({ label }) => isEmpty(label)) ? (["labels"] as const) : []),
    ...(rows.some(({ values }) => values.some(isWrong)) ||
    rows.every(({ values }) => values.every(isEmpty))
      ? (["values"] as const)
      : []),
  ];
}

/** A number as the language writes it: “1 234,5” in French, “1,234.5” in English. */
export function readNumber(typed: string, language: Language): number | undefined {
  const plain = typed.replace(/\s/g, "").replace("\u2212", "-");
  const written =
    language === "fr"
      ? plain.replace(",", ".")
      : /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)
        ? plain.replaceAll(",", "")
        : plain;
  return /^-?\d+(?:\.\d+)?$/.test(written) ? Number(written) : undefined;
}

/** An id that no other drawing of the text has. */
export function freeFigureId(value: string, title: string): string {
  const base = slugFrom(title).split("-").slice(0, 5).join("-") || "figure";
  let id = base;
  for (let number = 2; value.includes(`"id":"${id}"`); number++) id = `${base}-${number}`;
  return id;
}

function asTyped(value: number | null, language: Language): string {
  if (value === null) return "";
  return language === "fr" ? String(value).replace(".", ",") : String(value);
}
