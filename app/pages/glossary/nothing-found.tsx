import { useTranslation } from "react-i18next";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";

export function NothingFound() {
  const { t } = useTranslation("glossary");
  return (
    <div className="glossary-nothing">
      <p>{t("search.missing")}</p>
      <LocalisedLink to="contact" className="button">
        {t("search.suggest")}
      </LocalisedLink>
    </div>
  );
}
