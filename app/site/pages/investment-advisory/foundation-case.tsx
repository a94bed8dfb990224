import { formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Table } from "#app/ui/table.tsx";
import { foundationAssets } from "#content/mandates.ts";
import { AllocationRivers } from "./allocation-rivers.tsx";

export function FoundationCase() {
  const { t } = useTranslation("investment-advisory");
  const language = useLanguage();
  return (
    <section className="advisory-case" aria-labelledby="case-title">
      <header>
        <p className="numeral">{t("case.place")}</p>
        <h2 id="case-title">{t("case.title")}</h2>
      </header>
      <div className="prose">
        {t("case.paragraphs", { returnObjects: true }).map((paragraph) => (
          <p key={paragraph}>
            <Terms>{paragraph}</Terms>
          </p>
        ))}
      </div>
      <aside aria-labelledby="case-open">
        <h3 id="case-open">{t("case.outcomeTitle")}</h3>
        <p>{t("case.outcome")}</p>
      </aside>
      <div className="advisory-case-figure">
        <Figure
          number={2}
          caption={t("case.caption")}
          data={
            <Table
              caption={t("case.dataCaption")}
              columns={[
                { label: t("case.asset") },
                { label: t("case.before"), numeric: true },
                { label: t("case.after"), numeric: true },
              ]}
              rows={foundationAssets.map(({ id, before, after }) => [
                t(`case.assets.${id}`),
                formatNumber(before, language),
                formatNumber(after, language),
              ])}
            />
          }
        >
          <AllocationRivers
            alt={t("case.alt")}
            before={t("case.before")}
            after={t("case.after")}
            nameOf={(id) => t(`case.assets.${id}`)}
          />
        </Figure>
      </div>
    </section>
  );
}
