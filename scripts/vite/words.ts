import { statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { findMarks, foreignMarks } from "../../app/features/glossary/find-marks.ts";
import { type Definition, type PageTerms, pageTermsKey } from "../../app/features/glossary/mark.ts";
import { publicationsKey } from "../../app/features/publications/entry.ts";
import { type Language, languages } from "../../app/i18n/languages.ts";
import { typeset } from "../../app/i18n/typeset.ts";
import { entriesKey } from "../../app/pages/glossary/entry.ts";
import { listEntries } from "../../app/pages/glossary/list-entries.ts";
import { descriptionsKey } from "../../app/pages/sitemap/descriptions-key.ts";
import { isIndexed, pages } from "../../app/pages.ts";
import { terms } from "../../content/glossary/terms.ts";
import { site } from "../../content/site.ts";
import { readPublications } from "../publications/read.ts";

type Words = { [key: string]: Words | string } | (Words | string)[];

const localeFile = /app\/i18n\/locales\/(\w+)\/([\w-]+)\.ts$/;
/** Words of no page of their own. */
const shared = ["layout", "mail"];
/** The pages that list the publications with their summaries. */
const withPublications = ["publications", "publication"];

/**
 * What the build makes of a page's words: their typography; the terms and foreign words that occur
 * in them, with the definitions of those terms and no others; and for the glossary its entries. So
 * a page carries what it shows, in its own language, and nothing else.
 */
export function words(root = process.cwd()): Plugin {
  return {
    name: "words",
    enforce: "pre",
    async load(id) {
      const [, language = "", namespace = ""] = localeFile.exec(id) ?? [];
      if (!isLanguage(language)) return;
      const file = join(root, `app/i18n/locales/${language}/${namespace}.ts`);
      const texts = setAll(await readWords(file), language);
      const added = {
        ...(!shared.includes(namespace) && { [pageTermsKey]: termsIn(texts, language) }),
        ...(namespace === "glossary" && { [entriesKey]: listEntries(language) }),
        ...(withPublications.includes(namespace) && {
          [publicationsKey]: readPublications().map(({ entries }) => entries[language]),
        }),
        ...(namespace === "sitemap" && {
          [descriptionsKey]: await describePages(this, root, language),
        }),
      };
      return `export default ${JSON.stringify({ ...texts, ...added })};`;
    },
  };
}

/** What every page says of itself to search engines, for those who look for a page here. */
async function describePages(
  build: { addWatchFile(file: string): void },
  root: string,
  language: Language,
): Promise<Record<string, string>> {
  const listed = pages.filter((page) => isIndexed(page) && !page.path.includes(":"));
  const described = listed.map(async ({ id }) => {
    const file = join(root, `app/i18n/locales/${language}/${id}.ts`);
    build.addWatchFile(file);
    const { meta } = (await readWords(file)) as { meta: { description: string } };
    const text = meta.description.replaceAll("{{firm}}", site.name);
    return [id, typeset(text, language)] as const;
  });
  return Object.fromEntries(await Promise.all(described));
}

function isLanguage(code: string): code is Language {
  return languages.some((language) => language === code);
}

/** Node reads a module once; the time of its last change makes it a new one. */
async function readWords(file: string): Promise<Words> {
  const address = `${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`;
  return (await import(address)).default;
}

function setAll<Part extends Words | string>(part: Part, language: Language): Part {
  if (typeof part === "string") return typeset(part, language) as Part;
  if (Array.isArray(part)) return part.map((item) => setAll(item, language)) as Part;
  const set = Object.entries(part).map(([key, value]) => [key, setAll(value, language)]);
  return Object.fromEntries(set);
}

function termsIn(texts: Words, language: Language): PageTerms {
  // What search engines read is not on the page.
  const shown = Object.entries(texts).filter(([key]) => key !== "meta");
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
