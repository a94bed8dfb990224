import { formatEuros, formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Table } from "#app/ui/table.tsx";
import { strategyStages } from "#content/fees.ts";

const whole = strategyStages.reduce(
  (sum, stage) => ("weeks" in stage ? sum + stage.price : sum),
  0,
);

/** The price list, and beside it what we do not sell. */
export function Cost() {
  const { t } = useTranslation("business-strategy");
  const language = useLanguage();
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
          rows={strategyStages.map((stage) => [
            t(`cost.stages.${stage.id}`),
            "weeks" in stage ? formatNumber(stage.weeks, language) : "–",
            formatEuros(stage.price, language),
          ])}
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
