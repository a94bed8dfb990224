import { useLanguage } from "#app/i18n/use-language.ts";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { pageById } from "#core/pages.ts";

/** A lens for the eye, the page's name for the ear. */
export function SearchEntry() {
  const language = useLanguage();
  return (
    <LocalisedLink to="search" className="search-entry">
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
