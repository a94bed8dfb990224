/** What publications and letters are read alike by. */
import { site } from "#content/site.ts";
import type { Language } from "#core/languages.ts";
import { headingIds, type ParsedText, parseText, type Rules } from "#core/parse-text.ts";

const wordsPerMinute = 220;

export function both<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return { en: make("en"), fr: make("fr") };
}

/** Links to a part outlive translations: the English headings name the parts of both languages. */
export function readTexts(
  slug: string,
  en: string,
  fr: string,
  rules: Rules = {},
): Record<Language, ParsedText> {
  const english = parseText(named(en), "en", undefined, rules);
  const french = parseText(named(fr), "fr", headingIds(english), rules);
  if (headingIds(french).length !== headingIds(english).length) {
    throw new Error(`${slug} has not the same headings in both languages.`);
  }
  return { en: english, fr: french };
}

/** A text may name the firm. */
function named(markdown: string): string {
  return markdown.replaceAll("{{firm}}", site.name);
}

/** Reading time; drawings are not read. */
export function minutesOf(body: string): number {
  const words = body.replace(/```[\s\S]*?```/g, "").match(/\p{L}[\p{L}’-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
