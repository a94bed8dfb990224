import { catalogueIn } from "#builder/publications/read.ts";
import { isPolicy } from "#core/edition-texts.ts";
import type { Language } from "#core/languages.ts";

/**
 * The reports at the time of the build, and the name of each publication, newest first. A policy's page
 * is drawn with its edition, and a report does not change with it.
 */
export default function publication(language: Language) {
  const entries = catalogueIn(language);
  const names = entries.map(({ slug, title }) => ({ slug, title }));
  return { reports: entries.filter(({ slug }) => !isPolicy(slug)), names };
}
