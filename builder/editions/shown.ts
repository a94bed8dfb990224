/** What the address of a text with editions shows on a day. */
import { allEditions } from "#content/legal/all-editions.ts";
import { type EditionTextId, editionTexts, pathOfText } from "#core/edition-texts.ts";
import { applies, type Edition, editionOn, type ShownEdition } from "#core/editions.ts";
import { firmDay } from "#core/firm-time.ts";
import { editionOf, textAt } from "#core/pages.ts";
import { readEditions } from "./read.ts";

/** The day for which pages are drawn: today in Paris, or one to come, drawn ahead. */
export function drawnDay(): string {
  return process.env.EDITIONS_DAY || firmDay(new Date());
}

/** Undefined where there is no such edition. `path` is the English one. */
export function shownAt(path: string, day = drawnDay()): ShownEdition | undefined {
  const text = editionTexts.find((id) => id === textAt(path));
  if (!text) return undefined;
  const editions = readEditions(text);
  const current = editionOn(editions, day);
  if (!current) throw new Error(`No edition of ${text} is in force on ${day}.`);
  const next = editions.findLast((one) => applies(one) && one.from > day);
  const rest = {
    path: pathOfText(text),
    current,
    next,
    editions,
    review: allEditions[text].review,
  };
  const name = editionOf(path);
  if (name === "") return { ...rest, edition: current, undated: true };
  const [first, second, ...more] = name.split("-").map((version) => withVersion(editions, version));
  if (!first || more.length > 0) return undefined;
  if (!name.includes("-")) return { ...rest, edition: first, undated: false };
  // Older first: of each pair there is one address.
  if (!second || first.from >= second.from) return undefined;
  return { ...rest, edition: second, older: first, undated: false };
}

function withVersion(editions: readonly Edition[], wanted: string): Edition | undefined {
  return editions.find(({ version }) => version === wanted);
}

/** The English paths below a text's page: each edition's, and that of each two compared. */
export function pathsBelow(text: EditionTextId): string[] {
  const path = pathOfText(text);
  const editions = readEditions(text);
  return editions.flatMap(({ version, from }) => [
    `${path}/${version}`,
    ...editions
      .filter((other) => other.from > from)
      .map((newer) => `${path}/${version}-${newer.version}`),
  ]);
}

/** What is in force today, in words. */
export function versionsInForce(): string[] {
  return editionTexts.map(
    (text) => `${text}/${editionOn(readEditions(text), drawnDay())?.version}`,
  );
}

/** The days to come on which what is in force changes. */
export function daysToCome(day = drawnDay()): string[] {
  const standing = editionTexts.flatMap((text) => readEditions(text)).filter(applies);
  const days = standing.map(({ from }) => from);
  return [...new Set(days)].filter((from) => from > day).sort();
}
