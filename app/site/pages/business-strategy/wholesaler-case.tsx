import { formatDecimal } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import { Table } from "#app/ui/table.tsx";
import { wholesalerCover } from "#content/mandates.ts";
import { CoverBars } from "./cover-bars.tsx";

export function WholesalerCase() {
  const { t } = useTranslation("business-strategy");
  const language = useLanguage();
  return (
    <Section
      title={t("case.title")}
      aside={
        <p>
          <em>{t("case.place")}</em>
        </p>
      }
    >
      <div className="strategy-case">
        <div className="prose">
          {t("case.paragraphs", { returnObjects: true }).map((paragraph) => (
            <p key={paragraph}>
              <Terms>{paragraph}</Terms>
            </p>
          ))}
        </div>
        <Figure
          number={2}
          caption={<Terms>{t("case.caption")}</Terms>}
          data={
            <Table
              caption={t("case.dataCaption")}
              columns={[
                { label: t("case.caseColumn") },
                { label: t("case.before"), numeric: true },
                { label: t("case.after"), numeric: true },
              ]}
              rows={wholesalerCover.map(({ id, before, after }) => [
                t(`case.cases.${id}`),
                formatDecimal(before, 1, language),
                formatDecimal(after, 1, language),
              ])}
            />
          }
        >
          <CoverBars
            alt={t("case.figureAlt")}
            before={t("case.before")}
            after={t("case.after")}
            nameOf={(id) => t(`case.cases.${id}`)}
          />
        </Figure>
        <p className="strategy-after">{t("case.after2")}</p>
      </div>
    </Section>
  );
}
