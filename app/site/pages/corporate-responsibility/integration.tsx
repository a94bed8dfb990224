import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { screening } from "#content/commitments.ts";

const facts = {
  since: screening.newSince,
  signed: screening.newIn2025,
  all: screening.older.all,
  screened: screening.older.screened2025,
  answered: screening.older.answered,
};

export function Integration() {
  const { t } = useTranslation("corporate-responsibility");
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
