/**
 * Checks and formats bank account numbers. The database checks the same again
 * (`private.iban_is_right`).
 */

/** As it is stored: without spaces, in capitals. */
export function compact(text: string): string {
  return text.replace(/\s/g, "").toUpperCase();
}

/**
 * ISO 13616: with the first four characters moved to the end and letters counted from 10, the
 * number modulo 97 is 1.
 */
export function isIban(text: string): boolean {
  const iban = compact(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const signs = [...iban.slice(4), ...iban.slice(0, 4)];
  const digits = signs.map((sign) => Number.parseInt(sign, 36)).join("");
  return BigInt(digits) % 97n === 1n;
}

/** ISO 9362: institution, country, location and optionally a branch. */
export function isBic(text: string): boolean {
  return /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(compact(text));
}

/** In groups of four, as one reads it out on the telephone. */
export function spaced(iban: string): string {
  return compact(iban).replace(/(.{4})(?=.)/g, "$1 ");
}

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
  30: "JO KW MT MU YE",
  31: "LC SC",
  33: "RU",
};

export const ibanLengthOf = new Map(
  Object.entries(ibanLengths).flatMap(([length, countries]) =>
    countries.split(" ").map((country) => [country, Number(length)] as const),
  ),
);

/** Between two signs of one number: spaces, points and hyphens, as people group it. */
const gap = /^[\s.\-\u2010-\u2015]{0,4}$/;

/**
 * The account numbers in a text, each once and as it is stored. A PDF may give a number letter by
 * letter, so that the signs alone are looked at, and the gaps between them afterwards.
 */
export function findIbans(text: string): string[] {
  const places = new Int32Array(text.length);
  let joined = "";
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    const isSign =
      (sign >= 48 && sign <= 57) || (sign >= 65 && sign <= 90) || (sign >= 97 && sign <= 122);
    if (!isSign) continue;
    places[joined.length] = at;
    joined += text.charAt(at);
  }
  joined = joined.toUpperCase();
  const found = new Set<string>();
  for (const { index } of joined.matchAll(/(?=[A-Z]{2}\d{2})/g)) {
    const length = ibanLengthOf.get(joined.slice(index, index + 2)) ?? 0;
    const iban = joined.slice(index, index + length);
    if (length === 0 || iban.length < length || !isIban(iban)) continue;
    const own = places.subarray(index, index + length);
    const isOne = own.every(
      (place, at) => at === 0 || gap.test(text.slice((own[at - 1] ?? 0) + 1, place)),
    );
    if (isOne) found.add(iban);
  }
  return [...found];
}
