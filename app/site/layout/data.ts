import { readMark } from "#builder/changes/mark.ts";
import { authorisedFor } from "#content/site.ts";
import type { Language } from "#core/languages.ts";

/**
 * What the companies may do, for the footer; and the mark of a demonstration, which stands there and
 * at the end of a printed text.
 */
export default function layout(language: Language) {
  return { status: authorisedFor[language], mark: readMark()?.[language] ?? null };
}
