import { DataFigure } from "#app/figures/data-figure.tsx";
import { formatNumber, formatPart } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { Table } from "#app/ui/table.tsx";
import { intensityBasis, intensityCaveat, intensityFall } from "#content/emissions.ts";
import { impact } from "#content/impact.ts";

const parts = ["companies", "holdings", "prices"] as const;
const fall = parts.reduce((sum, part) => sum + intensityFall[part], 0);

export function Advised() {
  const { t } = useTranslation("climate-action-framework");
  const language = useLanguage();
  const words = t("advised.table", { returnObjects: true });
  return (
    <Section numeral="III" title={t("advised.title")}>
      <Prose
        paragraphs={t("advised.paragraphs", {
          returnObjects: true,
          fall,
          caveat: intensityCaveat[language],
        })}
      />
      <Table
        caption={words.caption}
        columns={[
          { label: words.year },
          { label: words.intensity, numeric: true },
          { label: words.covered, numeric: true },
          { label: words.score, numeric: true },
        ]}
        rows={impact.carbonIntensity.map(({ year, value }, index) => [
          `${year}`,
          formatNumber(value, language),
          formatPart(intensityBasis[index]?.covered ?? 0, language),
          formatNumber(intensityBasis[index]?.score ?? 0, language),
        ])}
      />
      <DataFigure
        number={3}
        note={t("advised.figure.note")}
        figure={{
          kind: "share",
          title: t("advised.figure.title"),
          alt: t("advised.figure.alt"),
          unit: t("advised.figure.unit"),
          x: parts.map((part) => t(`advised.figure.${part}`)),
          series: [
            { name: t("advised.figure.series"), values: parts.map((part) => intensityFall[part]) },
          ],
        }}
      />
      <h3 className="stages-title">{t("advised.stages.title")}</h3>
      <ol className="climate-stages">
        {t("advised.stages.items", { returnObjects: true }).map(({ when, text }) => (
          <li key={when}>
            <p className="stages-when">{when}</p>
            <p>
              <Terms>{text}</Terms>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
