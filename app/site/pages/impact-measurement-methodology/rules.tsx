import { DataFigure } from "#app/figures/data-figure.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Section } from "#app/ui/section.tsx";
import { resultBasis } from "#content/impact-themes.ts";

const bases = ["measured", "partly", "estimated", "empty"] as const;

export function Rules() {
  const { t } = useTranslation("impact-measurement-methodology");
  return (
    <Section
      title={t("rules.title")}
      aside={
        <p>
          <Terms>{t("rules.aside")}</Terms>
        </p>
      }
    >
      <ol className="method-rules">
        {t("rules.items", { returnObjects: true }).map((rule) => (
          <li key={rule}>
            <Terms>{rule}</Terms>
          </li>
        ))}
      </ol>
      <DataFigure
        number={1}
        note={t("rules.figure.note")}
        figure={{
          kind: "bar",
          title: t("rules.figure.title"),
          alt: t("rules.figure.alt"),
          unit: t("rules.figure.unit"),
          x: bases.map((basis) => t(`rules.figure.${basis}`)),
          series: [
            { name: t("rules.figure.series"), values: bases.map((basis) => resultBasis[basis]) },
          ],
          marked: [3],
        }}
      />
    </Section>
  );
}
