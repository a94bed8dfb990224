import { lettersIn } from "#builder/letters/read.ts";
import type { Language } from "#core/languages.ts";

/** The letters that the build knew of, newest first. */
export default function letters(language: Language) {
  return { entries: lettersIn(language) };
}
