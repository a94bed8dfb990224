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
