import { formatEuros, formatNumber } from "#app/i18n/format.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Table } from "#app/ui/table.tsx";

const stages = ["diagnosis", "options", "paper"] as const;

/** The price list, and beside it what we do not sell. */
export function Cost() {
  const { t } = useTranslation("business-strategy");
  const language = useLanguage();
  const { prices } = usePageData("business-strategy");
  const whole = stages.reduce((sum, stage) => sum + prices[stage].price, 0);
  return (
    <div className="strategy-end">
      <section aria-labelledby="cost-title">
        <h2 id="cost-title">{t("cost.title")}</h2>
        <p className="service-cost-lede">{t("cost.lede")}</p>
        <Table
          caption={t("cost.caption")}
          columns={[
            { label: t("cost.stage") },
            { label: t("cost.weeks"), numeric: true },
            { label: t("cost.price"), numeric: true },
          ]}
          rows={[
            ...stages.map((stage): [string, string, string] => [
              t(`cost.stages.${stage}`),
              formatNumber(prices[stage].weeks, language),
              formatEuros(prices[stage].price, language),
            ]),
            [t("cost.stages.follow"), "–", formatEuros(prices.follow.price, language)],
          ]}
        />
        <p className="strategy-total">
          {t("cost.total", { amount: formatEuros(whole, language) })}
        </p>
        <p>{t("cost.note")}</p>
      </section>
      <section className="strategy-limits" aria-labelledby="limits-title">
        <h2 id="limits-title">{t("limits.title")}</h2>
        <ul>
          {t("limits.items", { returnObjects: true }).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
