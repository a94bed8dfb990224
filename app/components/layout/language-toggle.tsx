import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { otherLanguage, queryKey } from "#app/i18n/languages.ts";
import { localisePath, readPath } from "#app/i18n/paths.ts";
import { storeChoice } from "#app/i18n/stored-choice.ts";

/**
 * Shows the current language and switches to the other one, on the same page. It is a form so
 * that it works without JavaScript: the address it asks for carries the choice (`?lng=`).
 */
export function LanguageToggle() {
  const { t } = useTranslation();
  const { pathname, search, hash } = useLocation();
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
