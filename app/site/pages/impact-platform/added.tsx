import { DataFigure } from "#app/figures/data-figure.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { assessment, capitalAdded } from "#content/impact-themes.ts";

const classes = ["decisive", "earlier", "little", "unknown"] as const;

export function Added() {
  const { t } = useTranslation("impact-platform");
  return (
    <Section
      title={t("added.title")}
      aside={
        <p>
          <Terms>{t("added.aside")}</Terms>
        </p>
      }
    >
      <Prose paragraphs={t("added.paragraphs", { returnObjects: true, ...assessment })} />
      <DataFigure
        number={3}
        figure={{
          kind: "bar",
          title: t("added.figure.title"),
          alt: t("added.figure.alt"),
          unit: t("added.figure.unit"),
          x: classes.map((name) => t(`added.figure.${name}`)),
          series: [
            { name: t("added.figure.series"), values: classes.map((name) => capitalAdded[name]) },
          ],
          marked: [3],
        }}
      />
    </Section>
  );
}
