import { DataFigure } from "#app/figures/data-figure.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Section } from "#app/ui/section.tsx";
import { carbonTargets, emissionSources, measuredEmissions } from "#content/emissions.ts";

const steps = ["offices", "travel", "purchases", "commuting"] as const;
const fall = (measuredEmissions.at(-1)?.value ?? 0) - carbonTargets.next.tonnes;

export function Work() {
  const { t } = useTranslation("climate-action-framework");
  const language = useLanguage();
  return (
    <Section
      numeral="II"
      title={t("work.title", { fall })}
      aside={
        <p>
          <Terms>{t("work.lede")}</Terms>
        </p>
      }
    >
      <DataFigure
        number={2}
        figure={{
          kind: "bar",
          title: t("work.figure.title"),
          alt: t("work.figure.alt"),
          unit: t("unit"),
          x: emissionSources.map(({ name }) => name[language]),
          series: [
            {
              name: t("work.figure.measured"),
              values: emissionSources.map(({ measured }) => measured[2025]),
            },
            {
              name: t("work.figure.ceiling"),
              values: emissionSources.map(({ ceiling2030 }) => ceiling2030),
            },
          ],
        }}
      />
      <ol className="works-calendar">
        {steps.map((step) => (
          <li key={step}>
            <p className="calendar-when">{t(`work.steps.${step}.when`)}</p>
            <h3>{t(`work.steps.${step}.title`)}</h3>
            <p>
              <Terms>{t(`work.steps.${step}.text`)}</Terms>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
