import { formatEuros, formatNumber, formatRate } from "#app/i18n/format.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import { Table } from "#app/ui/table.tsx";
import { gainTakers } from "#content/mandates.ts";
import { GainStrip, linesOf } from "./gain-strip.tsx";

export function Gain() {
  const { t } = useTranslation("private-equity");
  const language = useLanguage();
  const { first, later, least, years } = usePageData("private-equity").fee;
  // The commitments from which on the percentage is more than the minimum fee.
  const threshold = t("cost.millions", {
    value: formatNumber(least / first / 1_000_000, language),
  });
  const count = gainTakers.reduce((sum, { amount }) => sum + linesOf(amount), 0);
  return (
    <Section title={t("cost.title")}>
      <div className="service-cost">
        <p className="service-cost-lede">
          {t("cost.text", {
            first: formatRate(first, language),
            later: formatRate(later, language),
            years: formatNumber(years, language),
          })}
        </p>
        <Figure
          number={2}
          caption={t("cost.caption", { threshold })}
          data={
            <Table
              caption={t("cost.dataCaption")}
              columns={[{ label: t("cost.taker") }, { label: t("cost.amount"), numeric: true }]}
              rows={gainTakers.map(({ id, amount }) => [
                t(`cost.takers.${id}`),
                formatNumber(amount, language),
              ])}
            />
          }
        >
          <GainStrip alt={t("cost.alt", { count })} nameOf={(id) => t(`cost.takers.${id}`)} />
        </Figure>
        <p>{t("cost.least", { amount: formatEuros(least, language), threshold })}</p>
      </div>
    </Section>
  );
}
