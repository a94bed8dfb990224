import { formatPart } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Table } from "#app/ui/table.tsx";
import { indicators } from "#content/investment-policy.ts";
import { IndicatorsDrawing } from "./indicators-drawing.tsx";

/** Risk and harm side by side: two opposite questions about the same investment. */
export function Facing() {
  const { t } = useTranslation("sustainable-investment-policy");
  const words = t("facing.figure", { returnObjects: true });
  return (
    <section className="policy-facing" aria-label={t("facing.label")}>
      <div className="policy-risk">
        <h2>{t("facing.risk.title")}</h2>
        <p>
          <Terms>{t("facing.risk.text")}</Terms>
        </p>
      </div>
      <div className="policy-harm">
        <h2>{t("facing.harm.title")}</h2>
        <p>
          <Terms>{t("facing.harm.text")}</Terms>
        </p>
      </div>
      <Figure
        number={1}
        caption={
          <>
            <span className="figure-title">{words.title}</span> {words.note}
          </>
        }
        data={<IndicatorsTable />}
      >
        <IndicatorsDrawing alt={words.alt} />
      </Figure>
    </section>
  );
}

function IndicatorsTable() {
  const { t } = useTranslation("sustainable-investment-policy");
  const language = useLanguage();
  const words = t("facing.figure", { returnObjects: true });
  return (
    <Table
      caption={words.title}
      columns={[
        { label: words.indicator },
        { label: words.numbers, numeric: true },
        { label: words.use },
        { label: words.covered, numeric: true },
      ]}
      rows={indicators.map(({ id, numbers, covered }) => [
        words.rows[id].name,
        numbers.join(", "),
        words.rows[id].use,
        formatPart(covered, language),
      ])}
    />
  );
}
