import { useTranslation } from "react-i18next";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";

const pages = ["references", "publications", "careers", "contact"] as const;

export function Onward() {
  const { t } = useTranslation("who-we-are");
  return (
    <nav className="firm-onward" aria-labelledby="onward-title">
      <h2 id="onward-title">{t("onward.title")}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <LocalisedLink to={page}>{t(`onward.${page}`)}</LocalisedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
