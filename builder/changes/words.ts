/** Words as the sources have them, and as the firm changed them. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Language } from "#core/languages.ts";
import { type Change, isMarkTakenOff, isRecord } from "#core/texts/revision.ts";
import { wordsFile } from "../words-files.ts";
import { readChanges } from "./of-desk.ts";

export type Words = { [key: string]: Words | string } | (Words | string)[];

/** The words of a page, or of what pages share, as they are to be shown. */
export async function readWords(
  place: string,
  language: Language,
  { root = process.cwd(), changes = readChanges() } = {},
): Promise<Words> {
  return withChanges(await readSource(place, language, root), place, language, changes);
}

/** Node reads each address once: with the time of its last change, a changed file is read again. */
export async function readSource(
  place: string,
  language: Language,
  root = process.cwd(),
): Promise<Words> {
  const file = join(root, wordsFile(place, language, root));
  const address = `${pathToFileURL(file).href}?t=${Math.trunc(statSync(file).mtimeMs)}`;
  return (await import(address)).default;
}

function withChanges(
  words: Words,
  place: string,
  language: Language,
  changes: readonly Change[],
): Words {
  let changed = words;
  for (const change of changes) {
    if (change.place !== place || isRecord(change) || isMarkTakenOff(change)) continue;
    changed = withText(changed, change.path.split("."), change.now[language]);
  }
  return changed;
}

/** Where there is no text at the path, nothing changes. */
function withText(part: Words, [key = "", ...rest]: readonly string[], text: string): Words {
  const before = partAt(part, key);
  if (before === undefined || (typeof before === "string") !== (rest.length === 0)) return part;
  const after = typeof before === "string" ? text : withText(before, rest, text);
  return Array.isArray(part)
    ? part.map((item, place) => (String(place) === key ? after : item))
    : { ...part, [key]: after };
}

function partAt(part: Words, key: string): Words | string | undefined {
  return Object.hasOwn(part, key) ? (part as Record<string, Words | string>)[key] : undefined;
}

/** The text at a path; undefined where there is none. */
export function textAt(words: Words, path: string): string | undefined {
  let part: Words | string | undefined = words;
  for (const key of path.split(".")) {
    if (part === undefined || typeof part === "string") return undefined;
    part = partAt(part, key);
  }
  return typeof part === "string" ? part : undefined;
}

/** Every text by its path. */
export function textsIn(part: Words | string, path = ""): [path: string, text: string][] {
  if (typeof part === "string") return [[path, part]];
  return Object.entries(part).flatMap(([key, inner]) =>
    textsIn(inner, path ? `${path}.${key}` : key),
  );
}
