import { lettersIn } from "#builder/letters/read.ts";
import type { Language } from "#core/languages.ts";

/** The letters at the time of the build, newest first. */
export default function letters(language: Language) {
  return { entries: lettersIn(language) };
}
