import { personIn, readPerson } from "#builder/changes/records.ts";
import { publicationDirector, spokesperson } from "#content/people.ts";
import type { Language } from "#core/languages.ts";
import newsItem from "../news-item/data.ts";

/** The press releases and events, without their text, and who speaks and answers for the firm. */
export default function press(language: Language) {
  const items = newsItem(language).items.map(({ slug, title, summary, published, meeting }) => ({
    slug,
    title,
    summary,
    published,
    starts: meeting?.starts.slice(0, 10),
  }));
  return {
    items,
    spokesperson: personIn(readPerson(spokesperson.id), language),
    director: readPerson(publicationDirector.id).name,
  };
}
