/** All that a page shows in one language besides its code, as one file of its own. */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findMarks, foreignMarks } from "#app/terms/find-marks.ts";
import type { Definition, PageTerms } from "#app/terms/mark.ts";
import { terms } from "#content/glossary/terms.ts";
import type { Language } from "#core/languages.ts";
import { typeset } from "#core/typeset.ts";
import { wordsFolders } from "../words-files.ts";
import { readWords, type Words } from "./words.ts";

export type PageContent = { default: Words; terms?: PageTerms; data?: unknown };

/**
 * The words of a place with their typography, the glossary terms and foreign words that occur in
 * them, the definitions of just those terms, and what the `data.ts` beside them returns.
 */
export async function makeContent(
  place: string,
  language: Language,
  root = process.cwd(),
): Promise<PageContent> {
  const words = typesetAll(await readWords(place, language, { root }), language);
  const data = await readData(place, language, root);
  return {
    default: words,
    // The header and footer, which are on every page, explain no terms.
    ...(place !== "layout" && { terms: termsIn(words, language) }),
    ...(data !== undefined && { data }),
  };
}

export function contentModule(content: PageContent): string {
  return Object.entries(content)
    .map(([name, part]) =>
      name === "default"
        ? `export default ${JSON.stringify(part)};`
        : `export const ${name} = ${JSON.stringify(part)};`,
    )
    .join("\n");
}

/** What a place shows besides its words: some of it is another on another day. */
export async function readData(
  place: string,
  language: Language,
  root = process.cwd(),
): Promise<unknown> {
  const file = join(root, wordsFolders(root).get(place) ?? "", "data.ts");
  if (!existsSync(file)) return undefined;
  const address = `${pathToFileURL(file).href}?t=${Math.trunc(statSync(file).mtimeMs)}`;
  return (await import(address)).default(language);
}

function typesetAll<Part extends Words | string>(part: Part, language: Language): Part {
  if (typeof part === "string") return typeset(part, language) as Part;
  if (Array.isArray(part)) return part.map((item) => typesetAll(item, language)) as Part;
  const set = Object.entries(part).map(([key, value]) => [key, typesetAll(value, language)]);
  return Object.fromEntries(set);
}

function termsIn(words: Words, language: Language): PageTerms {
  // `meta` is for search engines: it is not shown on the page.
  const shown = Object.entries(words).filter(([key]) => key !== "meta");
  const marks = findMarks(
    shown.flatMap(([, value]) => textsOf(value)),
    language,
  );
  const used = new Set(marks.map(({ term }) => term));
  const definitions = terms
    .filter(({ id }) => used.has(id))
    .map(({ id, term, definition }): [string, Definition] => [
      id,
      { term: term[language], text: typeset(definition[language], language) },
    ]);
  const defining = definitions.flatMap(([, { term, text }]) => [term, text]);
  const foreign = foreignMarks(defining, language);
  return { marks, definitions: Object.fromEntries(definitions), foreign };
}

function textsOf(part: Words | string): string[] {
  return typeof part === "string" ? [part] : Object.values(part).flatMap(textsOf);
}
