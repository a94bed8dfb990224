/** Days as people write them in French and English, and as Excel counts them. */
import { fold } from "#core/fold.ts";
import { vintages } from "#core/limits.ts";
import { type Cell, ExcelNumber, isoDay } from "./cell.ts";

/** What stands first in 03/04/2027, as far as the other days of its column show. */
export type Order = "day" | "month" | "mixed";
/** What Excel's dates in a column mean: as they stand, with day and month exchanged, or nobody knows. */
export type Exchange = "kept" | "exchanged" | "unsure";
export type ReadDay =
  | { value: string }
  | { why: "bad-day" | "not-day" | "no-day" | "short-year" | "ambiguous-day" | "mixed-days" }
  | { why: "perhaps-exchanged" };

const months = [
  "janvier|janv|january|jan",
  "fevrier|fevr|fev|february|feb",
  "mars|march|mar",
  "avril|avr|april|apr",
  "mai|may",
  "juin|june|jun",
  "juillet|juil|july|jul",
  "aout|august|aug",
  "septembre|september|sept|sep",
  "octobre|october|oct",
  "novembre|november|nov",
  "decembre|december|dec",
].map((names) => names.split("|"));

const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const time = /[T ]\d{1,2}[:h]\d{2}(?::\d{2}(?:[.,]\d+)?)?\s?(?:Z|[+-]\d\d:?\d\d|[AP]M)?$/i;

/** A text without the time of day. */
const bareText = (cell: Cell | undefined) =>
  typeof cell === "string" ? cell.trim().replace(time, "") : "";

/** The two numbers before the year, where they could be exchanged. */
function exchangeable(text: string): { one: number; other: number; year: string } | undefined {
  const [, one, other, year] = numbers.exec(text) ?? [];
  // With points, the day stands first in every country that writes them.
  if (!one || !other || !year || text.includes(".")) return undefined;
  return { one: Number(one), other: Number(other), year };
}

/** What the days of a column show of their order; `open` is the first that it decides. */
export function orderOf(cells: readonly (Cell | undefined)[]): { decided?: Order; open?: string } {
  let decided: Order | undefined;
  let open: string | undefined;
  for (const cell of cells) {
    const text = bareText(cell);
    const { one = 0, other = 0 } = exchangeable(text) ?? {};
    const shown = one > 12 ? "day" : other > 12 ? "month" : undefined;
    if (shown) decided = decided && decided !== shown ? "mixed" : shown;
    else if (one !== other) open ??= text;
  }
  return { ...(decided && { decided }), ...(open !== undefined && { open }) };
}

/**
 * The first date of a column that Excel may have exchanged. Where it is told that months come first,
 * it makes 3 February of 02/03, and leaves 13/02 as the text that it is. So beside such texts, a date
 * that could be either is asked about; one that a CSV file has as text, unless others of its kind
 * show that nothing was exchanged.
 */
export function exchangedIn(cells: readonly (Cell | undefined)[]): string | undefined {
  if (!orderOf(cells).decided) return undefined;
  const daysOf = (some: readonly (Cell | undefined)[]) =>
    some.flatMap((cell) => {
      const read = readAsWritten(cell ?? null);
      return "value" in read ? [read.value] : [];
    });
  const dates = daysOf(cells.filter((cell) => cell instanceof Date));
  const others = daysOf(
    cells.filter((cell) => !(cell instanceof Date) && !exchangeable(bareText(cell))),
  );
  const shown = others.some((day) => Number(day.slice(8)) > 12) ? [] : others;
  return [...dates, ...shown].find(couldBeEither);
}

const couldBeEither = (day: string) => day.slice(8) <= "12" && day.slice(5, 7) !== day.slice(8);
const exchanged = (day: string) => `${day.slice(0, 5)}${day.slice(8)}-${day.slice(5, 7)}`;

/** Years that no day of a fund lies before, or after today. An access may end later. */
const [firstYear] = vintages;
const yearsAhead = 5;
const yearsOfAccess = 20;

/** Why a day is probably written wrong, although there is such a day. */
export function unlikelyDay(
  day: string,
  { ahead = false, today }: { ahead?: boolean | undefined; today: string },
): "long-ago" | "far-ahead" | "far-end" | undefined {
  const year = Number(day.slice(0, 4));
  if (year < firstYear) return "long-ago";
  if (!today) return undefined;
  const years = year - Number(today.slice(0, 4));
  if (ahead) return years > yearsOfAccess ? "far-end" : undefined;
  return years > yearsAhead ? "far-ahead" : undefined;
}

/** Returns the day as `2026-09-30`. */
export function readDay(cell: Cell, order?: Order, exchange: Exchange = "kept"): ReadDay {
  const read = readAsWritten(cell, order);
  // What stands there as 03/04/2027 was left alone by Excel, and follows the order of its column.
  if (exchange === "kept" || !("value" in read) || exchangeable(bareText(cell))) return read;
  if (!couldBeEither(read.value)) return read;
  return exchange === "unsure" ? { why: "perhaps-exchanged" } : dayOf(exchanged(read.value));
}

function readAsWritten(cell: Cell, order?: Order): ReadDay {
  if (cell instanceof Date) return dayOf(isoDay(cell));
  if (cell instanceof ExcelNumber) return readNumber(cell.text);
  const text = bareText(cell);
  if (/^\d+(?:[.,]\d+)?$/.test(text)) return readNumber(text.replace(",", "."));
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (year) return written(year, Number(month), Number(day));
  const parts = exchangeable(text);
  if (parts) {
    const { one, other } = parts;
    // Where a column has both orders, no day of it is certain.
    if (order === "mixed" && one !== other) return { why: "mixed-days" };
    if (one > 12 || one === other) return written(parts.year, other, one);
    if (other > 12) return written(parts.year, one, other);
    if (order !== "day" && order !== "month") return { why: "ambiguous-day" };
    return order === "day" ? written(parts.year, other, one) : written(parts.year, one, other);
  }
  const [, first, second, last = ""] = numbers.exec(text) ?? [];
  return first ? written(last, Number(second), Number(first)) : readWords(text);
}

/** `vendredi 31 décembre 2027`, `1er janv. 2027`, `31-déc-27`, `December 31st, 2027`. */
function readWords(text: string): ReadDay {
  const words = fold(text).split(" ");
  const numbersIn = words.flatMap((word) => /^(\d{1,4})(?:er|st|nd|rd|th)?$/.exec(word)?.[1] ?? []);
  const named = words.flatMap((word) => {
    const at = months.findIndex((names) => names.includes(word));
    return at < 0 ? [] : [at + 1];
  });
  const [day, year, ...more] = numbersIn;
  const [month, ...others] = named;
  if (/^\d{1,2}[/.-]\d{4}$/.test(text) || (month && day?.length === 4 && !year)) {
    return { why: "no-day" };
  }
  if (!day || !year || !month || more.length > 0 || others.length > 0) return { why: "not-day" };
  if (day.length > 2 || year.length === 3 || year.length === 1) return { why: "not-day" };
  return written(year, month, Number(day));
}

/** Excel counts days from the end of 1899. Accepted are 1954 to 2119, and 20270930. */
function readNumber(text: string): ReadDay {
  const number = Number(text);
  const [, year, month, day] = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  if (year) return written(year, Number(month), Number(day));
  const serial = Math.floor(number);
  if (!(serial >= 20_000 && serial <= 80_000)) return { why: "not-day" };
  return dayOf(isoDay(new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000)));
}

/** Of two digits, a year is one of the years 2000 to 2079. */
function written(year: string, month: number, day: number): ReadDay {
  if (year.length === 2 && Number(year) > 79) return { why: "short-year" };
  const full = year.length === 2 ? `20${year}` : year;
  return dayOf(`${full}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`);
}

function dayOf(iso: string): ReadDay {
  const read = new Date(`${iso}T00:00:00Z`);
  const isReal = !Number.isNaN(read.getTime()) && read.toISOString().startsWith(iso);
  return isReal ? { value: iso } : { why: "bad-day" };
}
