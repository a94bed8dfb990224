import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { PullQuote } from "#app/ui/pull-quote.tsx";
import { Section } from "#app/ui/section.tsx";

export function Counts() {
  const { t } = useTranslation("climate-action-framework");
  return (
    <Section
      numeral="I"
      title={t("counts.title")}
      aside={
        <p>
          <Terms>{t("counts.aside")}</Terms>
        </p>
      }
    >
      <div className="climate-tally">
        {(["yes", "no"] as const).map((side) => (
          <div key={side} className={`tally-${side}`}>
            <h3>{t(`counts.${side}.title`)}</h3>
            <ul>
              {t(`counts.${side}.items`, { returnObjects: true }).map((item) => (
                <li key={item}>
                  <Terms>{item}</Terms>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <PullQuote by={t("counts.quoteSource")}>{t("counts.quote")}</PullQuote>
    </Section>
  );
}
