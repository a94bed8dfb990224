import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { findMarks } from "../../app/features/glossary/find-marks.ts";
import { definitionsKey, type Marks, marksKey } from "../../app/features/glossary/mark.ts";
import { type Language, languages } from "../../app/i18n/languages.ts";
import { typeset } from "../../app/i18n/typeset.ts";
import { entriesKey } from "../../app/pages/glossary/entry.ts";
import { listEntries } from "../../app/pages/glossary/list-entries.ts";
import { terms } from "../../content/glossary/terms.ts";

type Words = { [key: string]: Words | string } | (Words | string)[];

const localeFile = /app\/i18n\/locales\/(\w+)\/([\w-]+)\.ts$/;
const proseCall = /\bprose\(\s*(["`])([^"`]+)\1/g;

/**
 * What the build makes of a page's words: typography, the marks of its prose (terms and foreign
 * words, with the definitions of those terms only), and for the glossary its entries, so that a
 * page carries what it shows in its own language and nothing else.
 */
export function words(root = process.cwd()): Plugin {
  return {
    name: "words",
    enforce: "pre",
    async load(id) {
      const [, language = "", namespace = ""] = localeFile.exec(id) ?? [];
      if (!isLanguage(language)) return;
      const file = join(root, `app/i18n/locales/${language}/${namespace}.ts`);
      const sources = globSync(join(root, `app/pages/${namespace}/**/*.tsx`)).sort();
      for (const watched of [file, ...sources]) this.addWatchFile(watched);
      const texts = setAll(await readWords(file), language);
      const added = { ...prose(texts, language, sources), ...entries(namespace, language) };
      return `export default ${JSON.stringify({ ...texts, ...added })};`;
    },
  };
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

function prose(texts: Words, language: Language, sources: readonly string[]) {
  const wanted = sources
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(proseCall)])
    .map(([, , key = ""]) => patternOf(key));
  const found = flat(texts).filter(([key]) => wanted.some((pattern) => pattern.test(key)));
  const inTexts = findMarks(
    found.map(([, text]) => text),
    language,
  );
  const marks: Marks = Object.fromEntries(
    found.map(([key], index) => [key, inTexts[index] ?? []] as const).filter(([, at]) => at.length),
  );
  const used = new Set(inTexts.flat().map(({ term }) => term));
  const definitions = terms
    .filter(({ id }) => used.has(id))
    .map(({ id, term, definition }) => [
      id,
      { term: term[language], text: typeset(definition[language], language) },
    ]);
  if (Object.keys(marks).length === 0) return {};
  return { [marksKey]: marks, [definitionsKey]: Object.fromEntries(definitions) };
}

/** `steps.${step}.text` means every key of that form. */
function patternOf(key: string): RegExp {
  const parts = key.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(".", "\\."));
  return new RegExp(`^${parts.join("[^.]+")}$`);
}

function flat(texts: Words, path = ""): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] => {
    const at = path ? `${path}.${key}` : key;
    return typeof value === "string" ? [[at, value]] : flat(value, at);
  });
}

function entries(namespace: string, language: Language) {
  return namespace === "glossary" ? { [entriesKey]: listEntries(language) } : {};
}
