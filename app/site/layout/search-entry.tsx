import { useLanguage } from "#app/i18n/use-language.ts";
import { loadPage } from "#app/navigation/load-page.ts";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { pageById } from "#core/pages.ts";
import { pathTo } from "#core/paths.ts";
import { fetchTable } from "../search/fetch-table.ts";

/** The link to the search: an icon, and the page's name for screen readers. */
export function SearchEntry() {
  const language = useLanguage();
  const path = pathTo("search", language);
  // Replaces the link's loading ahead: loads the table of the search index too.
  const fetchAhead = () => {
    Promise.all([loadPage(path), fetchTable(language)]).catch(() => undefined);
  };
  return (
    <LocalisedLink
      to="search"
      className="search-entry"
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d="M15.5 15.5 21 21M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
      <span className="sr-only">{pageById("search").name[language]}</span>
    </LocalisedLink>
  );
}
