import { type Language, languages, otherLanguage } from "#core/languages.ts";

export type SiteText = { at: string; language: Language; text: string };

const words = import.meta.glob(
  ["../../app/**/words.{en,fr}.ts", "../../core/*.{en,fr}.ts", "!../../app/gallery/**"],
  { eager: true, import: "default" },
);
const modules = import.meta.glob(
  ["../../content/**/*.ts", "../../core/pages.ts", "!**/*.test.ts", "!**/foreign-words.ts"],
  {
    eager: true,
  },
);
const documents = import.meta.glob<string>("../../content/**/*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Every text that a visitor may read, wherever it is kept. */
export function siteTexts(): SiteText[] {
  const ofWords = Object.entries(words).flatMap(([file, texts]) => {
    const language = languages.find((code) => file.endsWith(`.${code}.ts`));
    if (!language) return [];
    return textsOf(texts, nameOf(file)).map((text) => ({
      ...text,
      language: spoken(text.at, language),
    }));
  });
  const ofContent = Object.entries(modules).flatMap(([file, exported]) =>
    bilingualTexts(exported, nameOf(file)),
  );
  const ofDocuments = Object.entries(documents).flatMap(([file, text]) => {
    const language = languages.find((code) => new RegExp(`[./]${code}\\.md$`).test(file));
    return language ? [{ at: nameOf(file), language, text: proseOf(text) }] : [];
  });
  return [...ofWords, ...ofContent, ...ofDocuments];
}

/** The toggle speaks to those who read the other language. */
function spoken(at: string, language: Language): Language {
  return at.endsWith(" switchLanguage") ? otherLanguage(language) : language;
}

function nameOf(file: string): string {
  return file.replace("../../", "");
}

function textsOf(value: unknown, at: string): { at: string; text: string }[] {
  if (typeof value === "string") return [{ at, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${at} ${key}`));
}

/** What is told in both languages, at whatever depth: `{ en, fr }`, as a text or as several. */
function bilingualTexts(value: unknown, at: string): SiteText[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]): SiteText[] => {
    const language = languages.find((code) => code === key);
    if (!language) return bilingualTexts(part, `${at} ${key}`);
    return textsOf(part, at).map((text) => ({ ...text, language }));
  });
}

/** Without the front matter's keys, the drawings' data, the marks of the footnotes, where links lead and the ids
 * of headings. */
function proseOf(markdown: string): string {
  return markdown
    .replace(
      /^(?:slug|category|version|language|follows|supersedes|supersededBy|theme|signatory):.*$/gm,
      "",
    )
    .replace(/^ *\w+:/gm, "")
    .replaceAll(/\[\^[\w-]+\]|\]\([^)]*\)|\{#[\w-]+\}/g, " ")
    .replaceAll(/"(?:kind|id|unit)":"[^"]*"/g, " ")
    .replaceAll(/"\w+":/g, " ");
}
