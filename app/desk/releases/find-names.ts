/** Finds names of entities or funds in a text that is full of other words, such as a file's name. */
import { likenessOf, type ReadName, readName, withoutForms, wordsOf } from "#core/near-names.ts";

type Found = {
  /** Names that stand in it in full. More than one is for somebody to choose from. */
  written: readonly string[];
  /** The one that stands in it, where no other does beside it, not even one that may be a part of something else. */
  only: string | undefined;
  /** Whether it may be about another of the same words: “Fund III” where we know “Fund II”. */
  others: boolean;
  /** Names that may be meant: in other words, mistyped, or by a word of their own. */
  perhaps: () => readonly string[];
};

type Run = { from: number; to: number; text: string; read: ReadName };
type Known = {
  name: string;
  /** Its words, with its legal form and without. */
  text: string;
  bare: string;
  /** Its words without its numerals. */
  letters: string;
  read: ReadName;
};
type List = { known: readonly Known[]; counts: ReadonlyMap<string, number> };

const mostWords = 9;
/** Words that say what something is, and not which. */
const commonWords = new Set(
  `assurance assurances caisse capital civile compagnie family famille fondation foundation fonds fund
   groupe group holding invest investissement investments mutuelle office participations pension
   prevoyance retraite saint sainte societe trust trustees`.split(/\s+/),
);
/** Each list read once, however many files are held against it. */
const lists = new WeakMap<readonly string[], List>();

/**
 * `beside` are the words that may stand beside a name of one word. Beside others it is part of another
 * name: “Weber Capital” is not “Weber”.
 */
export function findNames(
  text: string,
  names: readonly string[],
  beside?: ReadonlySet<string>,
): Found {
  const words = wordsOf(text);
  const runs = runsOf(words);
  const { known, counts } = readList(names);
  const byPrint = Map.groupBy(runs, (run) => run.read.fingerprint);
  const fits = known.flatMap((one) => {
    const all = byPrint.get(one.read.fingerprint) ?? [];
    const run = all.toSorted((left, right) => lengthOf(left) - lengthOf(right))[0];
    return run ? [{ ...one, run, all }] : [];
  });
  // “Moselle Office” stands in “Moselle Office II” and is not meant; but in “Rives 2023” the year may
  // be a fund's or a period.
  const whole = fits.filter(
    ({ run }) => !fits.some((other) => isWithin(run, other.run) && !addsYear(run, other.run)),
  );
  // Two companies of one name differ in their legal form: the one that is written with it is meant.
  const inFull = whole.filter((one) => one.all.some((run) => run.text === one.text));
  const written = whole.filter(
    (one) =>
      !isNumbered(words, one.run.to) &&
      (!beside ||
        /[ \d]/.test(one.read.fingerprint) ||
        one.all.some((run) => standsAlone(words, run, beside))) &&
      (inFull.includes(one) || (isBare(one) && counts.get(one.letters) === 1)),
  );
  const [first, second] = written;
  const isOnly =
    first &&
    !second &&
    fits.every(({ run }) => first.run.from <= run.from && run.to <= first.run.to);
  return {
    written: written.map(({ name }) => name),
    only: isOnly ? first.name : undefined,
    others: written.length < fits.length || runs.some((run) => isOther(run, words, counts)),
    perhaps: () => {
      const fit = fits.map(({ name }) => name);
      const own = words.filter((word) => isOwn(word, counts));
      const near = known.filter(
        ({ name, letters, read }) =>
          !fit.includes(name) &&
          (own.some((word) => letters.split(" ").includes(word)) ||
            byPrint.has(letters) ||
            runs.some((run) => likenessOf(read, run.read))),
      );
      return [...fit, ...near.map(({ name }) => name)];
    },
  };
}

/** The words of the text that stand beside each other, from one to nine. */
function runsOf(words: readonly string[]): Run[] {
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(mostWords, words.length - from) }, (__, more) => {
      const to = from + more + 1;
      const text = words.slice(from, to).join(" ");
      return { from, to, text, read: readName(text) };
    }),
  );
}

/** `counts` has how many names have these words, whatever their numerals, and how many have a word. */
function readList(names: readonly string[]): List {
  const there = lists.get(names);
  if (there) return there;
  const known = names.map((name) => {
    const words = wordsOf(name);
    const read = readName(name);
    const letters = read.words.toSorted().join(" ");
    return { name, text: words.join(" "), bare: withoutForms(words).join(" "), letters, read };
  });
  const counts = new Map<string, number>();
  for (const { letters, read } of known) {
    for (const key of new Set([letters, ...read.words])) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const list = { known, counts };
  lists.set(names, list);
  return list;
}

const lengthOf = ({ from, to }: Run) => to - from;
const isBare = ({ bare, all }: Known & { all: readonly Run[] }) =>
  all.some((run) => run.text === bare);
const isWithin = (run: Run, other: Run) =>
  other.from <= run.from && run.to <= other.to && lengthOf(run) < lengthOf(other);

/** A word by which few names can be told from the others. */
function isOwn(word: string, counts: List["counts"]): boolean {
  return word.length > 3 && !commonWords.has(word) && (counts.get(word) ?? 9) <= 4;
}

function isOther(run: Run, words: readonly string[], counts: List["counts"]): boolean {
  const letters = run.read.words.toSorted().join(" ");
  return !run.read.numerals && isNumbered(words, run.to) && counts.has(letters);
}

function standsAlone(words: readonly string[], { from, to }: Run, beside: ReadonlySet<string>) {
  return [words[from - 1], words[to]].every(
    (word) => word === undefined || /\d/.test(word) || /^[ivx]+$/.test(word) || beside.has(word),
  );
}

function addsYear(run: Run, longer: Run): boolean {
  return /^(?:19|20)\d{2}$/.test(longer.text.replace(run.text, "").trim());
}

/** Whether what follows numbers the name: “Moselle Office III”, but not a date or a quarter. */
function isNumbered(words: readonly string[], at: number): boolean {
  const [next = "", after = ""] = words.slice(at, at + 2);
  return (
    /^(?:x{0,3}(?:ix|iv|v?i{1,3}|v)|x{1,3})$/.test(next) ||
    (/^\d$/.test(next) && !/^\d/.test(after))
  );
}
