import type { Language } from "./languages.ts";

export function newsFeedPath(language: Language): string {
  return `/press.${language}.xml`;
}
