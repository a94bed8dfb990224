/** Amounts and days as spreadsheets write them. What could mean two things is refused, not guessed. */

/** A number of an Excel file: Excel stores the text of a floating-point number. */
export class ExcelNumber {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Cell = string | ExcelNumber | Date | boolean | null;
/**
 * Which decimal sign and which order of dates a file uses, as far as its unambiguous values show.
 */
export type Convention = { decimal?: "," | "." | "mixed"; first?: "day" | "month" | "mixed" };
export type Read = { value: string } | { why: Why };
type Why =
  | "bad-number"
  | "decimals"
  | "large"
  | "ambiguous-number"
  | "bad-day"
  | "short-year"
  | "ambiguous-day";

const spaces = /[\s\u00a0\u2007\u2009\u202f’']/g;
const currencies = /€|\$|£|EUR|USD|GBP|CHF/gi;

type ParsedNumber = { negative: boolean; digits: string; grouped: boolean };

function parseNumber(text: string): ParsedNumber | undefined {
  const bare = text.replace(currencies, "").trim();
  const inBrackets = /^\((.+)\)$/.exec(bare)?.[1];
  const signed = (inBrackets ?? bare).trim();
  const minus = /^[-−–]/.test(signed);
  const rest = signed.replace(/^[-−–+]/, "").trim();
  const digits = rest.replace(spaces, "");
  if (!/^\d[\d.,]*$/.test(digits)) return undefined;
  return { negative: minus || inBrackets !== undefined, digits, grouped: digits !== rest };
}

/** The decimal sign of a number; “?” if the number alone does not tell (1,234 may be either). */
function decimalOf({ digits, grouped }: ParsedNumber): "," | "." | "?" | undefined {
  const signs: readonly string[] = digits.match(/[.,]/g) ?? [];
  const last = signs.at(-1) as "," | "." | undefined;
  if (!last) return undefined;
  const other = last === "," ? "." : ",";
  if (signs.includes(other)) return last;
  if (signs.length > 1) return other;
  const [before = "", after = ""] = digits.split(last);
  const couldGroup = after.length === 3 && /^[1-9]\d{0,2}$/.test(before) && !grouped;
  return couldGroup ? "?" : last;
}

export function conventionOf(amounts: readonly Cell[], days: readonly Cell[]): Convention {
  const decimals = amounts.flatMap((cell) => {
    const read = typeof cell === "string" ? parseNumber(cell) : undefined;
    const decimal = read && decimalOf(read);
    return decimal && decimal !== "?" ? [decimal] : [];
  });
  const firsts = days.flatMap((cell) => {
    const [, one = 0, other = 0] =
      (typeof cell === "string" && slashedDate.exec(cell.trim())) || [];
    return Number(one) > 12 ? ["day" as const] : Number(other) > 12 ? ["month" as const] : [];
  });
  const decimal = agreedValue(decimals);
  // A file with decimal commas is European, so its dates have the day first.
  const first = agreedValue(firsts) ?? (decimal === "," ? "day" : undefined);
  return { ...(decimal && { decimal }), ...(first && { first }) };
}

function agreedValue<Value>(values: readonly Value[]): Value | "mixed" | undefined {
  return new Set(values).size > 1 ? "mixed" : values[0];
}

/** Returns the amount as `1234.56`. */
export function readAmount(cell: Cell, { decimal }: Convention): Read {
  if (cell instanceof ExcelNumber) return readExcelNumber(cell.text);
  const read = typeof cell === "string" ? parseNumber(cell) : undefined;
  if (!read) return { why: "bad-number" };
  let sign = decimalOf(read);
  if (sign === "?") {
    if (decimal !== "," && decimal !== ".") return { why: "ambiguous-number" };
    sign = decimal;
  }
  const group = sign === "," ? "." : ",";
  const [units = "", cents = "", more] = sign ? read.digits.split(sign) : [read.digits];
  const groups = units.split(group);
  if (more !== undefined || groups.slice(1).some((part) => part.length !== 3)) {
    return { why: "bad-number" };
  }
  if (groups.length > 1 && !/^\d{1,3}$/.test(groups[0] ?? "")) return { why: "bad-number" };
  if (cents.length > 2) return { why: "decimals" };
  const whole = groups.join("").replace(/^0+(?=\d)/, "");
  if (whole.length > 16) return { why: "large" };
  const amount = `${whole}.${cents.padEnd(2, "0")}`;
  return { value: read.negative && Number(amount) !== 0 ? `-${amount}` : amount };
}

/** Below this, a floating-point number is exact to the cent. */
const mostExact = 9e13;

function readExcelNumber(text: string): Read {
  const number = Number(text);
  if (text.trim() === "" || !Number.isFinite(number)) return { why: "bad-number" };
  if (Math.abs(number) > mostExact) return { why: "large" };
  const hundredfold = number * 100;
  const cents = Math.round(hundredfold);
  if (Math.abs(hundredfold - cents) > Math.max(1e-6, Math.abs(hundredfold) * 1e-15)) {
    return { why: "decimals" };
  }
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return { value: `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}` };
}

const slashedDate = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;

/** Returns the date as `2026-09-30`. */
export function readDay(cell: Cell, { first }: Convention): Read {
  if (cell instanceof Date) return dayOf(cell.toISOString().slice(0, 10));
  if (cell instanceof ExcelNumber) {
    const serial = Number(cell.text);
    // Excel counts days from the end of 1899; accepted are dates from 1954 to 2119.
    if (!Number.isInteger(serial) || serial < 20_000 || serial > 80_000) return { why: "bad-day" };
    return dayOf(new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000).toISOString().slice(0, 10));
  }
  const text = typeof cell === "string" ? cell.trim() : "";
  const iso = /^(\d{4})[-/](\d{2})[-/](\d{2})([T ][\d:.]+Z?)?$/.exec(text);
  if (iso) return dayOf(`${iso[1]}-${iso[2]}-${iso[3]}`);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  if (dotted) return dayOf(dashed(dotted[3], dotted[2], dotted[1]));
  if (/^\d{1,2}[/.-]\d{1,2}[/.-]\d{2}$/.test(text)) return { why: "short-year" };
  const parts = slashedDate.exec(text);
  if (!parts) return { why: "bad-day" };
  const [, one = "", other = "", year] = parts;
  if (Number(one) > 12 || one === other) return dayOf(dashed(year, other, one));
  if (Number(other) > 12) return dayOf(dashed(year, one, other));
  if (first !== "day" && first !== "month") return { why: "ambiguous-day" };
  return dayOf(first === "day" ? dashed(year, other, one) : dashed(year, one, other));
}

function dashed(year = "", month = "", day = ""): string {
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function dayOf(iso: string): Read {
  const time = new Date(`${iso}T00:00:00Z`);
  const real = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(iso);
  return real ? { value: iso } : { why: "bad-day" };
}
