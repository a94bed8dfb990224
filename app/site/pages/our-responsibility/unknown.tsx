import { DataFigure } from "#app/figures/data-figure.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { dataRequests } from "#content/commitments.ts";

export function Unknown() {
  const { t } = useTranslation("our-responsibility");
  return (
    <Section
      title={t("unknown.title")}
      aside={
        <p>
          <Terms>{t("unknown.aside")}</Terms>
        </p>
      }
    >
      <Prose paragraphs={t("unknown.paragraphs", { returnObjects: true })} />
      <DataFigure
        number={1}
        figure={{
          kind: "bar",
          title: t("unknown.figure.title"),
          alt: t("unknown.figure.alt"),
          unit: t("unknown.figure.unit"),
          x: dataRequests.map(({ id }) => t(`unknown.figure.${id}`)),
          series: [
            { name: t("unknown.figure.asked"), values: dataRequests.map(({ asked }) => asked) },
            {
              name: t("unknown.figure.answered"),
              values: dataRequests.map(({ answered }) => answered),
            },
          ],
        }}
      />
    </Section>
  );
}
