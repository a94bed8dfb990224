import { useTranslation } from "react-i18next";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";

export function OpenApplications() {
  const { t } = useTranslation("careers");
  return (
    <section className="careers-open" aria-labelledby="open-title">
      <h2 id="open-title">{t("open.title")}</h2>
      <p className="careers-open-text">{t("open.text")}</p>
      <div>
        <p>{t("open.how")}</p>
        <p>{t("open.kept")}</p>
        <p className="next-step-links">
          <LocalisedLink to="contact" suffix="?subject=careers" className="button">
            {t("open.action")}
          </LocalisedLink>
          <LocalisedLink to="privacy" suffix="#register" className="link">
            {t("open.privacy")}
          </LocalisedLink>
        </p>
      </div>
    </section>
  );
}
