import { useLanguage } from "#app/i18n/use-language.ts";
import type { Language } from "#core/languages.ts";
import { en } from "./words.en.ts";
import { fr } from "./words.fr.ts";

/** The gallery is internal and exists in development only, so its words stay with it. */
export const words: Record<Language, typeof en> = { en, fr };

export function useWords() {
  return words[useLanguage()];
}
