import { useTranslation } from "react-i18next";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";

export function Invitation() {
  const { t } = useTranslation("home");
  return (
    <section className="home-invitation" aria-labelledby="invitation-title">
      <h2 id="invitation-title">{t("invitation.title")}</h2>
      <div>
        <p>{t("invitation.text")}</p>
        <LocalisedLink to="contact" className="button">
          {t("invitation.action")}
        </LocalisedLink>
      </div>
    </section>
  );
}
