import { formatEuros, formatNumber, formatRate } from "#app/i18n/format.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Table } from "#app/ui/table.tsx";
import { feeOn } from "#content/fees.ts";
import { toolmakerOffers } from "#content/mandates.ts";

/** The scale of fees and examples, side by side. */
export function Cost() {
  const { t } = useTranslation("mergers-acquisitions");
  const language = useLanguage();
  const millions = (amount: number) =>
    t("cost.millions", { value: formatNumber(amount / 1_000_000, language) });
  const { fee } = usePageData("mergers-acquisitions");
  const { upTo, next, beyond } = fee;
  const tranche = (part: string, rate: number): [string, string] => [
    t("cost.tranche", { part }),
    formatRate(rate, language),
  ];
  return (
    <section className="deal-cost" aria-labelledby="cost-title">
      <div className="deal-cost-opening">
        <h2 id="cost-title">{t("cost.title")}</h2>
        <p>{t("cost.lede")}</p>
      </div>
      <Table
        caption={t("cost.caption")}
        columns={[{ label: t("cost.component") }, { label: t("cost.terms") }]}
        rows={[
          [
            t("cost.retainer"),
            t("cost.retainerTerms", { amount: formatEuros(fee.retainer, language) }),
          ],
          tranche(t("cost.upTo", { amount: millions(upTo.width) }), upTo.rate),
          tranche(t("cost.next", { amount: millions(next.width) }), next.rate),
          tranche(t("cost.beyond"), beyond.rate),
          [t("cost.least"), formatEuros(fee.least, language)],
        ]}
      />
      <div className="deal-cost-examples">
        <Table
          caption={t("cost.examplesCaption")}
          columns={[
            { label: t("cost.price") },
            { label: t("cost.fee"), numeric: true },
            { label: t("cost.share"), numeric: true },
          ]}
          rows={Object.values(toolmakerOffers).map((price) => [
            formatEuros(price, language),
            formatEuros(feeOn(price, fee), language),
            formatRate(feeOn(price, fee) / price, language),
          ])}
        />
        <p>{t("cost.note")}</p>
      </div>
    </section>
  );
}
