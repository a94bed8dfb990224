import { useTranslation } from "react-i18next";
import { LocalisedLink } from "#app/i18n/localised-link.tsx";

const principles = ["written", "independent", "lasting"] as const;

export function Approach() {
  const { t } = useTranslation("home");
  return (
    <section className="home-approach" aria-labelledby="approach-title">
      <h2 id="approach-title">{t("approach.title")}</h2>
      <figure>
        <blockquote>{t("approach.quote")}</blockquote>
        <figcaption>{t("approach.quoteSource")}</figcaption>
      </figure>
      <dl>
        {principles.map((principle) => (
          <div key={principle}>
            <dt>{t(`approach.principles.${principle}.title`)}</dt>
            <dd>{t(`approach.principles.${principle}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <LocalisedLink to="who-we-are" className="link">
          {t("approach.more")}
        </LocalisedLink>
      </p>
    </section>
  );
}
