import { useLocation } from "react-router";
import type { Language } from "./languages.ts";
import { readPath } from "./paths.ts";

/** The language of the page on screen. The address alone decides it. */
export function useLanguage(): Language {
  return readPath(useLocation().pathname).language;
}
