import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Section } from "#app/ui/section.tsx";
import { site } from "#content/site.ts";

/** Each step with what it asks of both sides. */
export function Hiring() {
  const { t } = useTranslation("careers");
  const steps = t("hiring.steps", { returnObjects: true, answer: site.firstAnswerDays });
  return (
    <Section
      title={t("hiring.title")}
      aside={
        <p>
          <dfn>{t("hiring.aside")}</dfn> {t("hiring.asideText")}
        </p>
      }
    >
      <ol className="careers-hiring">
        {steps.map(({ when, title, you, we }) => (
          <li key={title}>
            <p className="careers-when">{when}</p>
            <h3>{title}</h3>
            <dl>
              <dt>{t("hiring.you")}</dt>
              <dd>{you}</dd>
              <dt>{t("hiring.we")}</dt>
              <dd>{we}</dd>
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  );
}
