import { formatDate } from "#app/i18n/format.ts";
import { LocalisedLink } from "#app/i18n/localised-link.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { publications } from "#content/publications/catalogue.ts";

export function PublicationLinks() {
  const language = useLanguage();
  return (
    <ul className="sitemap-publications">
      {publications.map(({ slug, title, published }) => (
        <li key={slug}>
          <LocalisedLink to="publication" slug={slug}>
            {title[language]}
          </LocalisedLink>{" "}
          <time dateTime={published}>{formatDate(published, language)}</time>
        </li>
      ))}
    </ul>
  );
}
