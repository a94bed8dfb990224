import { useTranslation } from "react-i18next";
import { Section } from "#app/components/ui/section.tsx";
import { Terms } from "#app/features/glossary/terms.tsx";

export function Work() {
  const { t } = useTranslation("investment-advisory");
  return (
    <Section
      title={t("work.title")}
      aside={
        <p>
          <dfn>{t("work.aside")}</dfn> {t("work.asideText")}
        </p>
      }
    >
      <ol className="advisory-work">
        {t("work.parts", { returnObjects: true }).map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <Terms>{text}</Terms>
            </p>
          </li>
        ))}
      </ol>
      <div className="advisory-not">
        <h3>{t("work.notTitle")}</h3>
        <ul>
          {t("work.not", { returnObjects: true }).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
