import { formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { Table } from "#app/ui/table.tsx";
import { projectsExposed } from "#content/emissions.ts";
import { impact } from "#content/impact.ts";

const facts = { projects: impact.projects, exposed: projectsExposed.any };

export function Assets() {
  const { t } = useTranslation("climate-action-framework");
  const language = useLanguage();
  const words = t("assets.table", { returnObjects: true, ...facts });
  return (
    <Section
      numeral="IV"
      title={t("assets.title")}
      aside={
        <p>
          <Terms>{t("assets.aside", facts)}</Terms>
        </p>
      }
    >
      <Prose paragraphs={t("assets.paragraphs", { returnObjects: true, ...facts })} />
      <Table
        caption={words.caption}
        columns={[
          { label: words.hazard },
          { label: words.exposed, numeric: true },
          { label: words.seen },
          { label: words.asked },
        ]}
        rows={(["heat", "floods", "clay"] as const).map((hazard) => [
          words.rows[hazard].name,
          formatNumber(projectsExposed[hazard], language),
          words.rows[hazard].seen,
          words.rows[hazard].asked,
        ])}
      />
      <Prose paragraphs={t("assets.transition", { returnObjects: true })} />
    </Section>
  );
}
