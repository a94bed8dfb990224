/**
 * What a stranger typed, without the characters that show nothing and can hide or reorder what
 * stands around them (zero width, direction overrides), and with one kind of line break.
 */
export function inert(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/[\p{Cf}\p{Cs}]|[^\P{Cc}\n\t]/gu, "");
}

/** As one line; the no-break spaces of French stay. */
export function inertLine(text: string): string {
  return inert(text)
    .replace(/[ \t\n]+/g, " ")
    .trim();
}
