import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { Table } from "#app/ui/table.tsx";

export function Anyway() {
  const { t } = useTranslation("impact-measurement-methodology");
  return (
    <Section
      title={t("anyway.title")}
      aside={
        <p>
          <Terms>{t("anyway.aside")}</Terms>
        </p>
      }
    >
      <Prose paragraphs={t("anyway.paragraphs", { returnObjects: true })} />
      <Table
        caption={t("anyway.caption")}
        columns={[
          { label: t("anyway.class") },
          { label: t("anyway.evidence") },
          { label: t("anyway.claim") },
        ]}
        rows={t("anyway.rows", { returnObjects: true }).map(({ name, evidence, claim }) => [
          name,
          evidence,
          claim,
        ])}
      />
    </Section>
  );
}
