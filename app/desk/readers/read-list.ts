/**
 * Reads a list of readers from a CSV file, with English or French headings, from Excel or another
 * program.
 */
import Papa from "papaparse";

export type Line = {
  line: number;
  email: string;
  language: string;
  day: string;
  evidence: string;
};

/** The accepted headings, without accents and in lower case. */
const names = {
  email: ["email", "e-mail", "mail", "address", "adresse", "courriel", "adresse electronique"],
  language: ["language", "langue", "lang"],
  day: ["day", "date", "consent date", "date du consentement", "confirmed_at", "consented on"],
  evidence: ["evidence", "proof", "preuve", "source of consent", "consentement", "consent"],
} as const;

type Column = keyof typeof names;
export type ReadList = { lines: Line[] } | { missing: Column[] };

const languages: Record<string, string> = {
  en: "en",
  english: "en",
  anglais: "en",
  fr: "fr",
  french: "fr",
  francais: "fr",
};

/** French Excel writes windows-1252, other programs UTF-8. */
export function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

export function readList(text: string): ReadList {
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ""), {
    delimitersToGuess: [";", ",", "\t"],
  });
  const [head = [], ...rows] = data;
  const titles = head.map(plain);
  const place = (column: Column) =>
    titles.findIndex((title) => (names[column] as readonly string[]).includes(title));
  const missing = (Object.keys(names) as Column[]).filter((column) => place(column) < 0);
  if (missing.length > 0) return { missing };
  return {
    lines: rows.flatMap((row, index) =>
      row.every((cell) => cell.trim() === "")
        ? []
        : [
            {
              // Row numbers as a spreadsheet shows them.
              line: index + 2,
              email: unquoted(row[place("email")]),
              language: languageOf(unquoted(row[place("language")])),
              day: dayOf(unquoted(row[place("day")])),
              evidence: unquoted(row[place("evidence")]),
            },
          ],
    ),
  };
}

/**
 * 04/05/2021 is the fourth of May here. What is not a date is passed on, for the database to
 * refuse.
 */
export function dayOf(written: string): string {
  const [, day = "", month = "", year = ""] =
    /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(written) ?? [];
  if (year) return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(written)?.[1] ?? written;
}

function languageOf(written: string): string {
  return languages[plain(written).slice(0, 8)] ?? languages[plain(written).slice(0, 2)] ?? written;
}

/** Our own exports put an apostrophe before a cell that a spreadsheet would run as a formula. */
function unquoted(cell = ""): string {
  return cell.trim().replace(/^'(?=[=+\-@])/, "");
}

function plain(title: string): string {
  return title.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();
}
