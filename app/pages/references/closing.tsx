import { useTranslation } from "react-i18next";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";

export function Closing() {
  const { t } = useTranslation("references");
  return (
    <section className="references-closing" aria-labelledby="closing-title">
      <h2 id="closing-title">{t("closing.title")}</h2>
      <div>
        <p>{t("closing.text")}</p>
        <LocalisedLink to="contact" className="button">
          {t("closing.action")}
        </LocalisedLink>
      </div>
    </section>
  );
}
