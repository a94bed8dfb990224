/**
 * Finds bank account numbers in a text: IBANs of every country that has them, and French RIBs. A fund
 * is paid on the account that its register has and on no other, so no text of ours names one. The
 * database refuses the same (`private.names_account`).
 */
import { ibanLengthOf, isIban } from "./iban.ts";

/** Up to three signs between two characters: spaces of any width, hyphens, dots, Markdown's stars. */
const gap = "[^A-Z0-9]{0,3}";
const begins = `[A-Z]${gap}[A-Z]${gap}[0-9]${gap}[0-9]|[0-9]${gap}[0-9]`;
const start = new RegExp(`(?<![A-Z0-9])(?=${begins})`, "gi");
const others = /[^A-Z0-9]/gi;

/** As they stand in the text; empty where there is none. */
export function accountNumbersIn(text: string): string[] {
  return [...text.matchAll(start)].flatMap(({ index }) => {
    const rest = text.slice(index, index + 140);
    const isRib = /^\d/.test(rest);
    const length = isRib
      ? 23
      : ibanLengthOf.get(rest.replace(others, "").slice(0, 2).toUpperCase());
    if (!length) return [];
    const sign = isRib ? "[0-9]" : "[A-Z0-9]";
    const whole = new RegExp(`^${sign}(?:${gap}${sign}){${length - 1}}(?![A-Z0-9])`, "i");
    const [found] = whole.exec(rest) ?? [];
    if (!found) return [];
    const number = found.replace(others, "");
    const isNumber = isRib ? BigInt(number) % 97n === 0n : isIban(number);
    return isNumber ? [found] : [];
  });
}
