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

/** How long a number is in each country that the register of IBANs names. */
const lengths = new Map(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18
   DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23
   IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27
   MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19
   SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30`
    .split(/\s+/)
    .map((one) => [one.slice(0, 2), Number(one.slice(2))] as const),
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
    const length = lengths.get(joined.slice(index, index + 2)) ?? 0;
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
