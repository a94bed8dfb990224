import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { PullQuote } from "#app/ui/pull-quote.tsx";

const principles = ["written", "independent", "lasting"] as const;

export function Approach() {
  const { t } = useTranslation("home");
  return (
    <section className="home-approach" aria-labelledby="approach-title">
      <h2 id="approach-title">{t("approach.title")}</h2>
      <PullQuote by={t("approach.quoteSource")}>{t("approach.quote")}</PullQuote>
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
