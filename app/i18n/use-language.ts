import { useLocation } from "#app/navigation/here.ts";
import type { Language } from "#core/languages.ts";
import { readPath } from "#core/paths.ts";

/** The language of the page on screen. The address alone decides it. */
export function useLanguage(): Language {
  return readPath(useLocation().pathname).language;
}
