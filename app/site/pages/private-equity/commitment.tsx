import { formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Table } from "#app/ui/table.tsx";
import { CashCurve } from "./cash-curve.tsx";
import { ordinaryBalance, poorBalance } from "./cash-paths.ts";

export function Commitment() {
  const { t } = useTranslation("private-equity");
  const language = useLanguage();
  const thousands = (value: number) => formatNumber(value, language);
  return (
    <section className="fund-curve" aria-labelledby="curve-title">
      <h2 id="curve-title">{t("curve.title")}</h2>
      <p>
        <Terms>{t("curve.text")}</Terms>
      </p>
      <Figure
        number={1}
        caption={<Terms>{t("curve.caption")}</Terms>}
        data={
          <Table
            caption={t("curve.dataCaption")}
            columns={[
              { label: t("curve.year") },
              { label: t("curve.ordinary"), numeric: true },
              { label: t("curve.poor"), numeric: true },
            ]}
            rows={ordinaryBalance.map((value, year) => [
              String(year + 1),
              thousands(value),
              thousands(poorBalance[year] ?? 0),
            ])}
          />
        }
      >
        <CashCurve
          alt={t("curve.alt")}
          year={t("curve.year")}
          ordinary={t("curve.ordinary")}
          poor={t("curve.poor")}
        />
      </Figure>
    </section>
  );
}
