import { readMark } from "#builder/changes/mark.ts";
import type { Language } from "#core/languages.ts";

/** The mark of a demonstration, which stands in the footer and at the end of a printed text. */
export default function layout(language: Language) {
  return { mark: readMark()?.[language] ?? null };
}
