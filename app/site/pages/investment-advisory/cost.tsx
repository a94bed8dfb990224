import { formatEuros, formatNumber, formatRate } from "#app/i18n/format.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Section } from "#app/ui/section.tsx";
import { Table } from "#app/ui/table.tsx";
import { feeOn } from "#content/fees.ts";

const example = 60_000_000;

export function Cost() {
  const { t } = useTranslation("investment-advisory");
  const language = useLanguage();
  const millions = (amount: number) =>
    t("cost.millions", { value: formatNumber(amount / 1_000_000, language) });
  const { fee: scale } = usePageData("investment-advisory");
  const { upTo, next, beyond, least } = scale;
  const fee = feeOn(example, scale);
  return (
    <Section
      title={t("cost.title")}
      aside={
        <p>
          <dfn>{t("cost.asideTitle")}</dfn> {t("cost.aside")}
        </p>
      }
    >
      <div className="service-cost">
        <p className="service-cost-lede">{t("cost.lede")}</p>
        <Table
          caption={t("cost.caption")}
          columns={[{ label: t("cost.tranche") }, { label: t("cost.rate"), numeric: true }]}
          rows={[
            [t("cost.upTo", { amount: millions(upTo.width) }), formatRate(upTo.rate, language)],
            [t("cost.next", { amount: millions(next.width) }), formatRate(next.rate, language)],
            [t("cost.beyond"), formatRate(beyond.rate, language)],
          ]}
        />
        <p>
          {t("cost.example", {
            assets: millions(example),
            fee: formatEuros(fee, language),
            share: formatRate(fee / example, language),
          })}
        </p>
        <p>{t("cost.least", { amount: formatEuros(least, language) })}</p>
      </div>
    </Section>
  );
}
