import { personIn, readNews, readPerson } from "#builder/changes/records.ts";
import { listPublications } from "#builder/publications/read.ts";
import { spokesperson } from "#content/people.ts";
import { site } from "#content/site.ts";
import type { Language } from "#core/languages.ts";
import { typeset } from "#core/typeset.ts";

/** Every press release and event, in one language. */
export default function newsItem(language: Language) {
  const set = (text: string) => typeset(text.replaceAll("{{firm}}", site.name), language);
  const items = readNews().map(({ title, summary, text, publication, ...rest }) => ({
    ...rest,
    title: set(title[language]),
    summary: set(summary[language]),
    text: text[language].map(set),
    publication: publication ? listPublications(language, [publication])[0] : undefined,
  }));
  return { items, contact: personIn(readPerson(spokesperson.id), language) };
}
