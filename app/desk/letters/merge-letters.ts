import type { LetterText } from "#core/letter-text.ts";

/**
 * What two people made of one draft, where neither touched what the other did: the address, the theme,
 * who signs, each language, the corrections. Nothing where both changed the same.
 */
export function mergeLetters(
  base: LetterText,
  mine: LetterText,
  theirs: LetterText,
): LetterText | undefined {
  const merged = { ...theirs };
  for (const name of Object.keys(mine) as (keyof LetterText)[]) {
    const [before, own, other] = [base[name], mine[name], theirs[name]].map(inOrder);
    if (own === before || own === other) continue;
    if (other !== before) return undefined;
    Object.assign(merged, { [name]: mine[name] });
  }
  return merged;
}

export function isSame(one: LetterText, other: LetterText): boolean {
  return inOrder(one) === inOrder(other);
}

/** The database keeps the parts of a letter in an order of its own. */
function inOrder(part: unknown): string {
  return JSON.stringify(part, (_, value) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [two]) => (one < two ? -1 : 1)))
      : value,
  );
}
