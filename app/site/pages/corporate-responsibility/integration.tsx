import { usePageData } from "#app/i18n/page-content.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";

export function Integration() {
  const { t } = useTranslation("corporate-responsibility");
  const { since, signed, older } = usePageData("corporate-responsibility").integration;
  const facts = { since, signed, all: older.all, screened: older.now, answered: older.answered };
  return (
    <Section
      numeral="I"
      title={t("integration.title")}
      aside={
        <p>
          <Terms>{t("integration.aside", facts)}</Terms>
        </p>
      }
    >
      <Prose paragraphs={t("integration.paragraphs", { returnObjects: true, ...facts })} />
    </Section>
  );
}
