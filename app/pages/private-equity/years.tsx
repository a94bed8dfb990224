import { useTranslation } from "react-i18next";
import { Terms } from "#app/features/glossary/terms.tsx";

/** The mandate along one line, from before the first euro to after the last. */
export function Years() {
  const { t } = useTranslation("private-equity");
  return (
    <section className="fund-years" aria-labelledby="years-title">
      <h2 id="years-title">{t("years.title")}</h2>
      <ol>
        {t("years.steps", { returnObjects: true }).map(({ when, title, text }) => (
          <li key={title}>
            <p className="fund-when">{when}</p>
            <h3>{title}</h3>
            <p>
              <Terms>{text}</Terms>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
