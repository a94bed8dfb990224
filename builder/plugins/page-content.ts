import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { findMarks, foreignMarks } from "#app/terms/find-marks.ts";
import type { Definition, PageTerms } from "#app/terms/mark.ts";
import { terms } from "#content/glossary/terms.ts";
import { type Language, toLanguage } from "#core/languages.ts";
import { typeset } from "#core/typeset.ts";

type Words = { [key: string]: Words | string } | (Words | string)[];

const wordsModule =
  /\/(app\/(?:(?:site|sign-in)\/pages\/[\w-]+|site\/[\w-]+|sign-in|partners|desk))\/words\.(\w+)\.ts$/;

/**
 * Makes a page's words file into a module that has all a page shows in one language: the words with
 * their typography, the glossary terms and foreign words that occur in them, the definitions of
 * just those terms, and what the `data.ts` beside them returns for the language.
 */
export function pageContent(root = process.cwd()): Plugin {
  return {
    name: "page-content",
    enforce: "pre",
    async load(id) {
      const [, foundFolder, code] = wordsModule.exec(id) ?? [];
      const language = toLanguage(code);
      if (!language || !foundFolder) return;
      const folder = join(root, foundFolder);
      const words = typesetAll(await readWords(join(folder, `words.${language}.ts`)), language);
      // The header and footer, which are on every page, explain no terms.
      const pageTerms = foundFolder === "app/site/layout" ? undefined : termsIn(words, language);
      const data = await readData(join(folder, "data.ts"), language);
      return [
        `export default ${JSON.stringify(words)};`,
        ...(pageTerms ? [`export const terms = ${JSON.stringify(pageTerms)};`] : []),
        ...(data ? [`export const data = ${JSON.stringify(data)};`] : []),
      ].join("\n");
    },
  };
}

/** Node reads each address once: with the time of its last change, a changed file is read again. */
function readModule(file: string): Promise<{ default: unknown }> {
  return import(`${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`);
}

async function readWords(file: string): Promise<Words> {
  return (await readModule(file)).default as Words;
}

async function readData(file: string, language: Language): Promise<unknown> {
  if (!existsSync(file)) return undefined;
  const make = (await readModule(file)).default as (language: Language) => unknown;
  return make(language);
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
