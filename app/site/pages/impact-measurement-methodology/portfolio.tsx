import { formatDecimal, formatNumber, formatPart } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { Table } from "#app/ui/table.tsx";
import { financedBy, holdings, portfolioOf } from "#content/worked-example.ts";

const { financed, invested, all, intensity, coverage } = portfolioOf(holdings);

export function Portfolio() {
  const { t } = useTranslation("impact-measurement-methodology");
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const facts = {
    all: number(all),
    financed: number(financed),
    invested: number(invested),
    intensity: formatDecimal(intensity, 2, language),
    coverage: formatPart(coverage, language),
    flattered: number(financed / all),
  };
  return (
    <Section
      title={t("portfolio.title")}
      aside={
        <p>
          <Terms>{t("portfolio.aside")}</Terms>
        </p>
      }
    >
      <Table
        caption={t("portfolio.caption", facts)}
        columns={[
          { label: t("portfolio.holding") },
          ...(["invested", "value", "emissions", "attributed"] as const).map((key) => ({
            label: t(`portfolio.${key}`),
            numeric: true,
          })),
        ]}
        rows={[
          ...holdings.map(
            (holding) =>
              [
                holding.id,
                number(holding.invested),
                number(holding.value),
                holding.emissions === null ? "–" : number(holding.emissions),
                holding.emissions === null ? "–" : number(financedBy(holding)),
              ] as const,
          ),
          [t("portfolio.total"), number(invested), "", "", number(financed)],
        ]}
      />
      <Prose paragraphs={t("portfolio.paragraphs", { returnObjects: true, ...facts })} />
    </Section>
  );
}
