/**
 * Whether two names may be one and the same: of entities, of persons, of funds. It is the one place
 * where names are compared; `docs/decisions/041-names-and-files.md` says who asks and who decides.
 */
import { fold } from "./fold.ts";

/** A name as it is compared: what is left of it, and its numbers apart. */
export type ReadName = {
  words: readonly string[];
  numerals: string;
  /** The same for every order, capital, accent, punctuation and legal form. */
  fingerprint: string;
  /** How many letters the words have. */
  size: number;
  /** How often each letter stands in the words. */
  letters: Uint16Array;
  /** Which letters stand in them at all, a bit for each. */
  mask: number;
};

/** The same words, or words that a typing mistake or two may have changed. */
export const likenesses = ["words", "letters"] as const;
export type Likeness = (typeof likenesses)[number];

/** Legal forms of companies. Some texts write them after a name, others leave them out. */
const legalForms = new Set(
  `ab ag asbl asso bv co corp cv eurl fcp fiar fis gmbh inc kg llc llp lp ltd limited nv oy plc
   raif sa sarl sarls sas sasu sc sca scop scs scsp se secs sicaf sicar sicav sif slp snc soparfi spa
   spc srl`.split(/\s+/),
);
const longForms =
  /\b(?:societe (?:anonyme|a responsabilite limitee(?: simplifiee)?|par actions simplifiee|en commandite (?:simple|speciale|par actions)|en nom collectif|d investissement a capital (?:variable|fixe))|limited partnership|limited liability company|(?:public|private) limited company|aktiengesellschaft)\b/g;

/** Words that one text has and another leaves out. */
const smallWords = new Set("and au aux d de der des die du et l la le les of the und".split(" "));
const mostMistakes = 3;
const titles = new Set("dr frau herr m madame maitre me mlle mme monsieur mr mrs ms pr".split(" "));

export function readName(name: string): ReadName {
  const all = wordsOf(name);
  const own = withoutForms(all).filter((word) => !smallWords.has(word));
  return readWords(own.length > 0 ? own : all);
}

/** The same without a title; a person has no legal form, and the V of V. Hugo is no five. */
export function readPersonName(name: string): ReadName {
  const all = wordsOf(name);
  const own = all.filter((word) => !titles.has(word));
  return readWords(own.length > 0 ? own : all, false);
}

/** Never alike with other numerals or years: “Fund II” is “Fund 2”, and “Fund III” another. */
export function likenessOf(one: ReadName, other: ReadName): Likeness | undefined {
  if (one.numerals !== other.numerals || !one.fingerprint || !other.fingerprint) return undefined;
  if (one.fingerprint === other.fingerprint) return "words";
  if (Math.abs(one.size - other.size) > mostMistakes) return undefined;
  const differing = differingLetters(one.letters, other.letters);
  if (differing > 2 * mostMistakes) return undefined;
  const [left, right] = [without(one.words, other.words), without(other.words, one.words)];
  const [written, otherwise] = [left.join(""), right.join("")];
  const longest = Math.max(written.length, otherwise.length);
  const allowed = longest >= 16 ? mostMistakes : longest >= 8 ? 2 : longest >= 4 ? 1 : 0;
  if (Math.abs(written.length - otherwise.length) > allowed) return undefined;
  if (differing > 2 * allowed) return undefined;
  let distance = editDistance(written, otherwise, allowed);
  if (distance > allowed && left.length + right.length > 2) {
    distance = editDistance(left.toSorted().join(""), right.toSorted().join(""), allowed);
  }
  if (distance === 0) return "words";
  return distance <= allowed ? "letters" : undefined;
}

/**
 * Names among which those that may be alike are found without comparing each with each: only with
 * the same numerals, with about as many letters, and with nearly the same ones.
 */
export class NearNames<Named extends { read: ReadName }> {
  readonly #bySize = new Map<string, { named: Named; mask: number }[]>();

  add(named: Named): void {
    const { numerals, size, mask } = named.read;
    const there = this.#bySize.get(`${numerals} ${size}`);
    if (there) there.push({ named, mask });
    else this.#bySize.set(`${numerals} ${size}`, [{ named, mask }]);
  }

  maybeLike({ numerals, size, mask }: ReadName): Named[] {
    const found: Named[] = [];
    for (let by = -mostMistakes; by <= mostMistakes; by += 1) {
      for (const other of this.#bySize.get(`${numerals} ${size + by}`) ?? []) {
        if (bitsOf(mask ^ other.mask) <= 2 * mostMistakes) found.push(other.named);
      }
    }
    return found;
  }
}

/** How many bits of a number are set: counted in pairs, then in fours, then in eights. */
function bitsOf(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function areNear(one: string, other: string): boolean {
  return likenessOf(readName(one), readName(other)) !== undefined;
}

/** The words of a text, in its order; “ConfluenceII” is two. */
export function wordsOf(text: string): string[] {
  const apart = text
    .normalize("NFKC")
    .replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll}|[IVX]+(?!\p{L}))/gu, " ");
  const plain = fold(apart).replaceAll("ß", "ss").replaceAll("ø", "o").replaceAll("ł", "l");
  return plain.replace(longForms, " ").split(" ").filter(Boolean);
}

/** “S.à r.l.” is read as “s a r l” and “S.C.Sp.” as “s c sp”: several short words are one form. */
export function withoutForms(words: readonly string[]): string[] {
  const own: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const length = [5, 4, 3, 2, 1].find((size) => {
      const some = words.slice(at, at + size);
      return (
        some.length === size &&
        (size === 1 || some.every((word) => word.length <= 2)) &&
        legalForms.has(some.join(""))
      );
    });
    if (length) at += length - 1;
    else own.push(words[at] ?? "");
  }
  return own;
}

function readWords(all: readonly string[], hasRomans = true): ReadName {
  const numerals: number[] = [];
  const words = all.flatMap((word) => {
    const roman = hasRomans ? romanValue(word) : 0;
    if (roman) numerals.push(roman);
    else for (const digits of word.match(/\d+/g) ?? []) numerals.push(Number(digits));
    const letters = roman ? "" : word.replace(/\d+/g, "").replace(/^st(?=e?$)/, "saint");
    return letters ? [letters] : [];
  });
  const numbers = numerals.toSorted((one, other) => one - other).join(" ");
  const once = [...new Set(words)];
  const letters = lettersOf(once.join(""));
  return {
    words: once,
    numerals: numbers,
    fingerprint: `${once.toSorted().join(" ")} ${numbers}`.trim(),
    size: once.join("").length,
    letters,
    mask: letters.reduce((mask, count, letter) => (count > 0 ? mask | (1 << letter) : mask), 0),
  };
}

/** Of a to z; what is none of them is counted together. */
function lettersOf(text: string): Uint16Array {
  const counts = new Uint16Array(27);
  for (let at = 0; at < text.length; at += 1) {
    const place = text.charCodeAt(at) - 97;
    const letter = place >= 0 && place < 26 ? place : 26;
    counts[letter] = (counts[letter] ?? 0) + 1;
  }
  return counts;
}

/**
 * How many letters two names do not have in common, counted no further than needed. A mistake changes
 * how often two letters occur, at most. Nearly all pairs of names differ by more, and need not be
 * compared letter by letter, which takes more than ten times as long.
 */
function differingLetters(one: Uint16Array, other: Uint16Array): number {
  let differing = 0;
  for (let letter = 0; letter < one.length; letter += 1) {
    differing += Math.abs((one[letter] ?? 0) - (other[letter] ?? 0));
    if (differing > 2 * mostMistakes) break;
  }
  return differing;
}

/** Up to 39; `c`, `d`, `l` and `m` are letters of names more often than numerals. */
function romanValue(word: string): number {
  const found = /^(x{0,3})(ix|iv|v?i{0,3})$/.exec(word);
  if (!word || !found) return 0;
  const [, tens = "", ones = ""] = found;
  const units = ones === "ix" ? 9 : ones === "iv" ? 4 : ones.length + (ones[0] === "v" ? 4 : 0);
  return tens.length * 10 + units;
}

function without(words: readonly string[], others: readonly string[]): string[] {
  return words.filter((word) => !others.includes(word));
}

/**
 * How many characters must be inserted, deleted, changed or exchanged with their neighbour to get
 * from one text to the other. It is counted no further than needed to know that it is beyond `most`.
 */
export function editDistance(a: string, b: string, most = Infinity): number {
  let earlier: number[] = [];
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const changed = (before[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const exchanged =
        a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
          ? (earlier[column - 2] ?? Infinity) + 1
          : Infinity;
      const shifted = Math.min((before[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1);
      now.push(Math.min(changed, exchanged, shifted));
    }
    if (Math.min(...now) > most) return most + 1;
    earlier = before;
    before = now;
  }
  return before[b.length] ?? 0;
}
