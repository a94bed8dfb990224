import { useTranslation } from "react-i18next";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";

export function Risk() {
  const { t } = useTranslation("publication");
  return (
    <section className="publication-risk" aria-labelledby="risk-title">
      <h2 id="risk-title">{t("risk.title")}</h2>
      <p>{t("risk.text")}</p>
      <p>
        <LocalisedLink to="regulatory-notice">{t("risk.link")}</LocalisedLink>
      </p>
    </section>
  );
}
