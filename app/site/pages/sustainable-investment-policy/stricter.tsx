import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { PullQuote } from "#app/ui/pull-quote.tsx";

export function Stricter() {
  const { t } = useTranslation("sustainable-investment-policy");
  return (
    <section className="policy-stricter" aria-labelledby="stricter-title">
      <div>
        <h2 id="stricter-title">{t("stricter.title")}</h2>
        <p>
          <Terms>{t("stricter.lede")}</Terms>
        </p>
      </div>
      <ol>
        {t("stricter.items", { returnObjects: true }).map((item) => (
          <li key={item}>
            {/* One cell of the grid: a term adds further elements. */}
            <span>
              <Terms>{item}</Terms>
            </span>
          </li>
        ))}
      </ol>
      <PullQuote by={t("stricter.quoteSource")}>{t("stricter.quote")}</PullQuote>
    </section>
  );
}
