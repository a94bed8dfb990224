import type { Language } from "./i18n/languages.ts";
import { translatorFor } from "./i18n/translator.ts";
import type { PageId } from "./pages.ts";
import type { Question } from "./structured-data.ts";

/** The questions that a page answers, if its words have a list called `questions.items`. */
export function questionsOf(id: PageId, language: Language): readonly Question[] {
  const translator = translatorFor(language);
  const key = `${id}:questions.items`;
  // Asking for a text that is not there would fail the build.
  if (!translator.exists(key)) return [];
  return translator.t(key as "private-equity:questions.items", { returnObjects: true });
}
