import { useTranslation } from "react-i18next";
import { Terms } from "#app/features/glossary/terms.tsx";

/** The questions that bring a board to us, each set further in than the last. */
export function Moments() {
  const { t } = useTranslation("business-strategy");
  return (
    <section className="strategy-moments" aria-labelledby="moments-title">
      <h2 id="moments-title">{t("moments.title")}</h2>
      <ul>
        {t("moments.items", { returnObjects: true }).map(({ question, text }) => (
          <li key={question}>
            <h3>{question}</h3>
            <p>
              <Terms>{text}</Terms>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
