import { useId } from "react";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import type { ListedPublication } from "#core/catalogue.ts";
import type { LinkablePageId } from "#core/pages.ts";

type Props = {
  title: string;
  /** The publications on the subject. */
  documents: readonly ListedPublication[];
  pages: readonly LinkablePageId[];
};

/** Links at the end of an essay: publications with their dates, then related pages. */
export function FurtherReading({ title, documents, pages }: Props) {
  const language = useLanguage();
  const id = useId();
  return (
    <section className="further" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {documents.map(({ slug, date, title }) => (
          <li key={slug} className="further-document">
            <time dateTime={date}>{formatDate(date, language)}</time>
            <LocalisedLink to="publication" slug={slug}>
              {title}
            </LocalisedLink>
          </li>
        ))}
        {pages.map((page) => (
          <li key={page}>
            <LocalisedLink to={page} />
          </li>
        ))}
      </ul>
    </section>
  );
}
