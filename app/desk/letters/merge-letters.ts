import type { LetterText } from "#core/letter-text.ts";

/**
 * Merges what two people made of the same draft, part by part: address, theme, who signs, each
 * language, corrections. Undefined if both changed the same part differently.
 */
export function mergeLetters(
  base: LetterText,
  mine: LetterText,
  theirs: LetterText,
): LetterText | undefined {
  const merged = { ...theirs };
  for (const name of Object.keys(mine) as (keyof LetterText)[]) {
    const [before, own, other] = [base[name], mine[name], theirs[name]].map(sortedJson);
    if (own === before || own === other) continue;
    if (other !== before) return undefined;
    Object.assign(merged, { [name]: mine[name] });
  }
  return merged;
}

export function isSame(one: LetterText, other: LetterText): boolean {
  return sortedJson(one) === sortedJson(other);
}

/** JSON with sorted keys: the database returns the parts of a letter in an order of its own. */
function sortedJson(part: unknown): string {
  return JSON.stringify(part, (_, value) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [two]) => (one < two ? -1 : 1)))
      : value,
  );
}
