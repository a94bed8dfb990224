/**
 * A text without capitals, accents, ligatures and punctuation, as texts are compared and searched.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();
}
