/** How similar two names are: of entities, of funds, or in names of files. */
import { fold } from "./fold.ts";

/** Legal forms of companies. Some texts write them after a name, others leave them out. */
const legalForms = new Set(
  `ab ag bv cv eurl gmbh inc kg llc llp lp ltd limited nv oy plc sa sarl sas sasu sc sca scop scs
   scsp se sicar sicav slp snc soparfi spa spc srl`.split(/\s+/),
);

const numeral = /^(\d+|[ivx]+)$/;

/** From 0 to 1, where 1 is the same name but for capitals, accents, punctuation and legal forms. */
export function nearness(a: string, b: string): number {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  if (one.length === 0 || other.length === 0) return 0;
  const alike = Math.max(
    likeness(one.join(""), other.join("")),
    likeness(one.toSorted().join(""), other.toSorted().join("")),
  );
  // Confluence I and Confluence II are different funds, although their names are very similar.
  return numeralsOf(one) === numeralsOf(other) ? alike : alike * 0.6;
}

/** The most similar of some names; of several that are equally similar, the first. */
export function nearest(
  name: string,
  candidates: readonly string[],
): { name: string; nearness: number } | undefined {
  let best: { name: string; nearness: number } | undefined;
  for (const candidate of candidates) {
    const near = nearness(name, candidate);
    if (!best || near > best.nearness) best = { name: candidate, nearness: near };
  }
  return best;
}

/**
 * The words of a name without its legal form; “S.A.” is read as “sa”. A name that is only a legal
 * form keeps it.
 */
function wordsOf(name: string): string[] {
  const written = name
    .normalize("NFC")
    .replace(/(?<!\p{L})s\.?\s?[àa]\.?\s?r\.?\s?l\.?(?!\p{L})/giu, "sarl")
    .replace(/(?<!\p{L})(?:\p{L}{1,2}\.){2,}(?:\p{L}(?!\p{L}))?/gu, (dotted) =>
      dotted.replaceAll(".", "").concat(" "),
    );
  const words = fold(written).split(" ").filter(Boolean);
  const own = words.filter((word) => !legalForms.has(word));
  return own.length > 0 ? own : words;
}

function numeralsOf(words: readonly string[]): string {
  return words.filter((word) => numeral.test(word)).join(" ");
}

function likeness(a: string, b: string): number {
  return a === b ? 1 : 1 - editDistance(a, b) / Math.max(a.length, b.length);
}

/**
 * How many characters must be inserted, deleted or changed to get from one text to the other
 * (Levenshtein).
 */
export function editDistance(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const changed = (before[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      now.push(Math.min(changed, (before[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1));
    }
    before = now;
  }
  return before[b.length] ?? 0;
}
