/** Which passages answer a question, and in which order, tested on hand-written indexes. */
import { expect, test } from "vitest";
import { find } from "./find.ts";
import { type Kind, kinds, scale, textsPath, wordsPath } from "./index-files.ts";
import { stem } from "./stem.ts";
import { tablePath } from "./table-path.ts";

/** A page by its passages: the score of each word in each passage. */
type Page = { kind?: Kind; passages: readonly Record<string, number>[]; names?: string[] };

const version = "by-hand";

/** The paths of the results, as `page#passage`, in their order. */
function ask(text: string, pages: Record<string, Page>) {
  const files = new Map<string, unknown>();
  const postings = new Map<string, { word: string; found: [passage: number, score: number][] }>();
  let passage = 0;
  for (const [index, [path, { passages, names = [] }]] of Object.entries(pages).entries()) {
    for (const words of passages) {
      for (const [word, score] of Object.entries(words)) {
        const line = postings.get(stem(word, "en")) ?? { word, found: [] };
        postings.set(stem(word, "en"), line);
        line.found.push([passage, score]);
      }
      passage += 1;
    }
    files.set(textsPath("en", version, index), {
      path,
      page: path,
      passages: passages.map((_, number) => ({
        title: path,
        anchor: `#${number}`,
        text: path,
        names,
      })),
    });
  }
  const lines = [...postings].map(([root, { word, found }]) => {
    const packed = found.map(([at, score], index) => {
      return (at - (found[index - 1]?.[0] ?? 0)) * scale + score;
    });
    return [root, [word, ...packed]];
  });
  files.set(wordsPath("en", version, 0), Object.fromEntries(lines));
  const sizes = Object.values(pages).map(({ kind = "page", passages }) => {
    return [passages.length, kinds.indexOf(kind)];
  });
  files.set(tablePath("en"), {
    version,
    words: [""],
    texts: sizes.map(([size]) => size),
    pages: sizes,
  });
  const answer = find({ text, language: "en", wanted: 100 }, (path) => files.get(path));
  if ("needs" in answer) throw new Error(`The index lacks ${answer.needs.join(", ")}.`);
  return { ...answer, found: answer.hits.map(({ path }) => path) };
}

const one = (words: Record<string, number>, rest: Partial<Page> = {}): Page => ({
  passages: [words],
  ...rest,
});

test("what has less than three tenths of the best has nothing to do with the question", () => {
  const { found, total, counts } = ask("fund", {
    "/best": one({ fund: 60 }),
    "/just": one({ fund: 18 }),
    "/not": one({ fund: 17 }),
  });
  expect(found).toEqual(["/best#0", "/just#0"]);
  expect([total, counts]).toEqual([2, [{ kind: "page", count: 2 }]]);
});

test("two passages of a page come in their place, its others after all the rest", () => {
  const { found } = ask("fund", {
    "/long": { passages: [{ fund: 63 }, { fund: 60 }, { fund: 62 }, { fund: 61 }] },
    "/weak": one({ fund: 30 }),
    "/strong": one({ fund: 59 }),
  });
  const after = ["/strong#0", "/weak#0", "/long#3", "/long#1"];
  expect(found).toEqual(["/long#0", "/long#2", ...after]);
});

test("what counts the same comes in the order of the site", () => {
  const { found } = ask("fund", { "/b": one({ fund: 9 }), "/a": one({ fund: 9 }) });
  expect(found).toEqual(["/b#0", "/a#0"]);
});

test("a term is the answer where it is among the first four, and asked for by its name", () => {
  const glossary = one({ fund: 40 }, { kind: "term", names: ["Fund"] });
  const better = Object.fromEntries(
    ["/1", "/2", "/3", "/4"].map((path) => [path, one({ fund: 50 })]),
  );
  const { "/4": _, ...three } = better;
  expect(ask("funds", { ...three, "/terms": glossary }).definition?.path).toBe("/terms#0");
  expect(ask("fund", { ...better, "/terms": glossary }).definition).toBeUndefined();
  const fees = { "/fees": one({ fee: 30 }) };
  expect(ask("fund fee", { ...fees, "/terms": glossary }).definition).toBeUndefined();
});

test("a word that only the rest of the page has counts for two fifths", () => {
  const { found } = ask("fund fee", {
    "/less": one({ fund: 24, fee: 24 }),
    "/split": { passages: [{ fund: 50 }, { fee: 50 }] },
    "/more": one({ fund: 25, fee: 25 }),
  });
  expect(found).toEqual(["/more#0", "/split#0", "/split#1", "/less#0"]);
});

test.each(["term", "reference"] as const)("a %s has nothing to do with its neighbours", (kind) => {
  const { found } = ask("fund fee", {
    "/split": { kind, passages: [{ fund: 60 }, { fee: 60 }] },
    "/both": one({ fund: 16, fee: 16 }),
  });
  expect(found).toEqual(["/both#0", "/split#0", "/split#1"]);
});

test("a word that is begun counts for four fifths", () => {
  const { found, taken } = ask("fee fun", {
    "/less": one({ funds: 49 }),
    "/exact": one({ fee: 40 }),
    "/more": one({ funds: 51 }),
  });
  expect([found, taken]).toEqual([["/more#0", "/exact#0", "/less#0"], []]);
});

test("a word that is misspelt counts for seven tenths", () => {
  const { found, taken } = ask("fee bnak", {
    "/less": one({ bank: 56 }),
    "/exact": one({ fee: 40 }),
    "/more": one({ bank: 58 }),
  });
  expect(found).toEqual(["/more#0", "/exact#0", "/less#0"]);
  expect(taken).toEqual([{ asked: "bnak", taken: "bank" }]);
});

test.each([
  ["two letters begin no word", "fu", "fund", []],
  ["three do", "fun", "fund", ["/a#0"]],
  ["three letters are never misspelt", "tvx", "tvy", []],
  ["four may be by one", "bonk", "bank", ["/a#0"]],
  ["and not by two", "bomk", "bank", []],
  ["seven may be by one", "portrol", "portfol", ["/a#0"]],
  ["and not by two", "porrrol", "portfol", []],
  ["eight may be by two", "catarogo", "catalogu", ["/a#0"]],
  ["and not by three", "caterogo", "catalogu", []],
  ["the first letter is right", "xank", "bank", []],
])("%s: %s for %s", (_, asked, known, found) => {
  expect(ask(asked, { "/a": one({ [known]: 50 }) }).found).toEqual(found);
});

test("a word of questions is neither begun nor misspelt", () => {
  const pages = { "/a": one({ whatever: 50, knew: 50 }) };
  expect(ask("what do you know", pages)).toMatchObject({ found: [], taken: [], near: [] });
});

test("of the words that begin so, the twelve that most passages have are looked for", () => {
  const words = "abcdefghijklm".split("").map((letter) => `fun${letter}q`);
  const [thirteenth = "", twelfth = "", ...frequent] = words;
  const all = one(Object.fromEntries(frequent.map((word) => [word, 50])));
  const { found } = ask("fun", {
    "/13": one({ [thirteenth]: 50 }),
    "/12": one({ [twelfth]: 50 }),
    "/12-too": one({ [twelfth]: 50 }),
    ...{ "/a": all, "/b": all, "/c": all },
  });
  expect(found).toEqual(["/12#0", "/12-too#0", "/a#0", "/b#0", "/c#0"]);
});

test("a question is read up to its eighth word, and its two hundredth sign", () => {
  const filling = "aa bb cc dd ee ff gg".split(" ");
  const pages = { "/a": one({ fund: 50 }) };
  expect(ask([...filling, "fund"].join(" "), pages).total).toBe(1);
  expect(ask([...filling, "hh", "fund"].join(" "), pages).total).toBe(0);
  expect(ask(`${" ".repeat(200 - 4)}fund`, pages).total).toBe(1);
  expect(ask(`${" ".repeat(200)}fund`, pages).total).toBe(0);
});
