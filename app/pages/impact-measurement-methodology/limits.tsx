import { useTranslation } from "react-i18next";
import { PullQuote } from "#app/components/ui/pull-quote.tsx";
import { Terms } from "#app/features/glossary/terms.tsx";

export function Limits() {
  const { t } = useTranslation("impact-measurement-methodology");
  return (
    <section className="method-limits" aria-labelledby="limits-title">
      <h2 id="limits-title">{t("limits.title")}</h2>
      <PullQuote>{t("limits.quote")}</PullQuote>
      <ul>
        {t("limits.items", { returnObjects: true }).map((item) => (
          <li key={item}>
            <Terms>{item}</Terms>
          </li>
        ))}
      </ul>
    </section>
  );
}
