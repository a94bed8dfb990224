/**
 * Finds bank account numbers in a text: IBANs of every country that has them, and French RIBs. A fund
 * is paid on the account that its register has and on no other, so no text of ours names one. The
 * database refuses the same (`private.names_account`).
 */
import { isIban } from "./iban.ts";

/** How many characters an IBAN has, by country: the registry of ISO 13616. */
export const ibanLengths: Readonly<Record<number, string>> = {
  15: "NO",
  16: "BE",
  18: "DK FI FK FO GL NL SD",
  19: "MK SI",
  20: "AT BA EE KZ LT LU MN XK",
  21: "CH HR LI LV",
  22: "BG BH CR DE GB GE IE ME RS VA",
  23: "AE GI IL IQ OM SO TL",
  24: "AD CZ DZ ES MD PK RO SA SE SK TN VG",
  25: "AO CV GW LY MZ PT ST",
  26: "IR IS TR",
  27: "BI DJ FR GR IT KM MC MG MR SM",
  28: "AL AZ BF BJ BY CG CI CM CY DO GT HN HU LB ML NE NI PL SN SV TD TG",
  29: "BR EG GA PS QA UA",
  30: "JO KW MT MU",
  31: "LC SC",
  33: "RU",
};

const lengthOf = new Map(
  Object.entries(ibanLengths).flatMap(([length, countries]) =>
    countries.split(" ").map((country) => [country, Number(length)] as const),
  ),
);

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
    const length = isRib ? 23 : lengthOf.get(rest.replace(others, "").slice(0, 2).toUpperCase());
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
