import type { Language } from "./i18n/languages.ts";
import { pathTo } from "./i18n/paths.ts";
import { translatorFor } from "./i18n/translator.ts";
import { absolute } from "./page-meta.ts";
import { type Entry, entriesKey } from "./pages/glossary/entry.ts";
import type { PageId } from "./pages.ts";
import { definedTerms, faq, type Question, type Thing } from "./structured-data.ts";

/**
 * What a page's words add to its structured data: questions with their answers, where they have a
 * list called `questions.items`, and the entries of the glossary.
 */
export function thingsOf(id: PageId, language: Language): Thing[] {
  const { getResource, t } = translatorFor(language);
  const questions: readonly Question[] | undefined = getResource(language, id, "questions.items");
  const entries: readonly Entry[] | undefined = getResource(language, id, entriesKey);
  return [
    ...(questions ? [faq(questions)] : []),
    ...(entries
      ? [definedTerms(t(`${id}:meta.title`), absolute(pathTo(id, language)), entries)]
      : []),
  ];
}
