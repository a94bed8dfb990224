import { useTranslation } from "react-i18next";
import { Section } from "#app/components/ui/section.tsx";
import { Terms } from "#app/features/glossary/terms.tsx";

export function Calendar() {
  const { t } = useTranslation("mergers-acquisitions");
  return (
    <Section
      title={t("calendar.title")}
      aside={
        <p>
          <dfn>{t("calendar.aside")}</dfn> {t("calendar.asideText")}
        </p>
      }
    >
      <ol className="deal-calendar">
        {t("calendar.steps", { returnObjects: true }).map(({ when, title, decides, text }) => (
          <li key={title}>
            <span className="deal-month">{when}</span>
            <h3>{title}</h3>
            <p>
              <Terms>{text}</Terms>
            </p>
            <p className="deal-decides">
              <span>{t("calendar.decides")}</span> {decides}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
