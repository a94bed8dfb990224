import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useLocation } from "#app/navigation/here.ts";
import { useNavigate } from "#app/navigation/router.tsx";
import {
  choiceCookie,
  type Language,
  otherLanguage,
  queryKey,
  storageKey,
} from "#core/languages.ts";
import { localisePath, readPath } from "#core/paths.ts";

/**
 * Shows the current language and switches to the other one, on the same page. It is a form so
 * that it works without JavaScript: the address it asks for carries the choice (`?lng=`).
 */
export function LanguageToggle() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { language, path } = readPath(pathname);
  const other = otherLanguage(language);
  const target = localisePath(path, other);
  return (
    <form
      className="language-toggle"
      action={target}
      onSubmit={(event) => {
        event.preventDefault();
        storeChoice(other);
        // Read from the browser: a choice of a moment ago may not be rendered yet.
        const { search, hash } = window.location;
        navigate(target + search + hash, { preventScrollReset: true });
      }}
    >
      <input type="hidden" name={queryKey} value={other} />
      <button type="submit">
        {language.toUpperCase()}
        <span className="sr-only" lang={other}>
          {t("switchLanguage")}
        </span>
      </button>
    </form>
  );
}

function storeChoice(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage can be forbidden by the browser's settings; the cookie below still remembers.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
  document.cookie = choiceCookie(language, location.protocol === "https:");
}
