/** How publications and letters are read: what both have in common. */
import { site } from "#content/site.ts";
import type { Language } from "#core/languages.ts";
import { headingIds, type ParsedText, parseText, type Rules } from "#core/parse-text.ts";

const wordsPerMinute = 220;

export function both<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return { en: make("en"), fr: make("fr") };
}

/** The ids of headings are made from the English ones, so that a link works in both languages. */
export function readTexts(
  slug: string,
  en: string,
  fr: string,
  rules: Rules = {},
): Record<Language, ParsedText> {
  const english = parseText(withFirmName(en), "en", undefined, rules);
  const french = parseText(withFirmName(fr), "fr", headingIds(english), rules);
  if (headingIds(french).length !== headingIds(english).length) {
    throw new Error(`${slug} has not the same headings in both languages.`);
  }
  return { en: english, fr: french };
}

/** A text names the firm as `{{firm}}`. */
function withFirmName(markdown: string): string {
  return markdown.replaceAll("{{firm}}", site.name);
}

/** Lists ask again for each page. */
const minutesBefore = new Map<string, number>();

/** The time it takes to read, without the drawings, which are code blocks. */
export function minutesOf(body: string): number {
  const before = minutesBefore.get(body);
  if (before !== undefined) return before;
  const minutes = countMinutes(body);
  minutesBefore.set(body, minutes);
  return minutes;
}

function countMinutes(body: string): number {
  const words = body.replace(/```[\s\S]*?```/g, "").match(/\p{L}[\p{L}’-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
