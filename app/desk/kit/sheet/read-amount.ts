/** Amounts as spreadsheets write them. What could mean two things is refused, not guessed. */
import { type Cell, ExcelNumber } from "./cell.ts";

/** The decimal sign that the unambiguous amounts of a column show. */
export type Decimal = "," | "." | "mixed";
export type ReadAmount =
  | { value: string; currency?: string }
  | { why: "bad-number" | "in-thousands" | "decimals" | "large" | "ambiguous-number" };

const spaces = /[\s\u00a0\u2007\u2009\u202f]+/g;
const signs: Record<string, string> = { "€": "EUR", $: "USD", "£": "GBP" };
const currencies = /€|\$|£|EUR(?:OS?)?|USD|GBP|CHF/i;
/** Thousands in groups of three by one sign, or in no groups, and decimals by another sign. */
const numeral = /^(\d{1,3}(?:([ '.,])\d{3})(?:\2\d{3})*|\d+)(?:([.,])(\d*))?$/;

/** 3,5 M€ and 750 k: what somebody meant, but not what they wrote. */
const short = /\d\s?(?:k|m|mio|mn|mds?)\s?(?:€|\$|£|eur|usd|gbp|chf)?$/i;

type Parsed = { negative: boolean; digits: string; currency?: string };

function parse(text: string): Parsed | undefined {
  const [unit] = currencies.exec(text) ?? [];
  const currency = unit && (signs[unit] ?? unit.toUpperCase().slice(0, 3));
  const bare = text
    .replace(unit ?? "", "")
    .replace(spaces, " ")
    .replace(/[’ʼ]/g, "'")
    .trim();
  const inBrackets = /^\((.+)\)$/.exec(bare)?.[1];
  // Some programs write the minus at the end, and Swiss amounts without cents end in a dash.
  const [, before = "", middle = "", after = ""] =
    /^([-−–+]?)\s?(.*?)\s?([-−–]?)$/.exec((inBrackets ?? bare).trim()) ?? [];
  const isRound = /[.,]$/.test(middle) && after !== "";
  const negative = /[-−–]/.test(before) || (after !== "" && !isRound) || inBrackets !== undefined;
  const digits = (isRound ? middle.slice(0, -1) : middle).trim();
  const [found, , group, decimal] = numeral.exec(digits) ?? [];
  // 1.250.00 has its thousands and its cents after the same sign: it is no number, and not 1.25.
  if (!found || (group && group === decimal)) return undefined;
  return { negative, digits, ...(currency && { currency }) };
}

/** The decimal sign of a number; “?” if the number alone does not tell (1,234 may be either). */
function signOf(digits: string): "," | "." | "?" | undefined {
  const [, , group, decimal] = numeral.exec(digits) ?? [];
  if (decimal) return decimal as "," | ".";
  if (group !== "," && group !== ".") return undefined;
  const other = group === "," ? "." : ",";
  const couldBeDecimal = digits.split(group).length === 2 && !digits.startsWith("0");
  if (digits.startsWith("0")) return group;
  return couldBeDecimal ? "?" : other;
}

/** What the amounts of a column show of its decimal sign; `open` is the first that it decides. */
export function decimalOf(cells: readonly (Cell | undefined)[]): {
  decided?: Decimal;
  open?: string;
} {
  let decided: Decimal | undefined;
  let open: string | undefined;
  for (const cell of cells) {
    const read = typeof cell === "string" ? parse(cell) : undefined;
    const sign = read && signOf(read.digits);
    if (sign === "?") open ??= cell as string;
    else if (sign) decided = decided && decided !== sign ? "mixed" : sign;
  }
  return { ...(decided && { decided }), ...(open !== undefined && { open }) };
}

/** Returns the amount as `1234.56`. */
export function readAmount(cell: Cell, decimal?: Decimal): ReadAmount {
  if (cell instanceof ExcelNumber) return readExcelNumber(cell.text);
  const read = typeof cell === "string" ? parse(cell) : undefined;
  if (!read) return { why: short.test(String(cell)) ? "in-thousands" : "bad-number" };
  let sign = signOf(read.digits);
  if (sign === "?") {
    if (decimal !== "," && decimal !== ".") return { why: "ambiguous-number" };
    sign = decimal;
  }
  const [units = "", cents = ""] = sign ? read.digits.split(sign) : [read.digits];
  const kept = cents.replace(/(?<=^\d\d)0+$/, "");
  if (kept.length > 2) return { why: "decimals" };
  const whole = units.replace(/[ '.,]/g, "").replace(/^0+(?=\d)/, "");
  if (whole.length > 16) return { why: "large" };
  const amount = `${whole}.${kept.padEnd(2, "0")}`;
  return {
    value: read.negative && /[1-9]/.test(amount) ? `-${amount}` : amount,
    ...(read.currency && { currency: read.currency }),
  };
}

/** Below this, a floating-point number is exact to the cent. */
const mostExact = 9e13;

function readExcelNumber(text: string): ReadAmount {
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
