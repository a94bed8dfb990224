import { formatNumber, formatPart } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { Table } from "#app/ui/table.tsx";
import { community } from "#content/commitments.ts";

const gifts = ["apprenticeship", "debtAdvice", "tutoring", "time"] as const;

export function Community() {
  const { t } = useTranslation("corporate-responsibility");
  const language = useLanguage();
  const given = gifts.reduce((sum, gift) => sum + community.gifts2025[gift], 0);
  return (
    <Section numeral="IV" title={t("community.title")}>
      <Table
        caption={t("community.table.caption")}
        columns={[
          { label: t("community.table.to") },
          { label: t("community.table.amount"), numeric: true },
        ]}
        rows={[
          ...gifts.map(
            (gift) =>
              [
                t(`community.table.${gift}`),
                formatNumber(community.gifts2025[gift], language),
              ] as const,
          ),
          [
            t("community.table.total", {
              share: formatPart(community.share.end2025, language),
            }),
            formatNumber(given, language),
          ],
        ]}
      />
      <Prose paragraphs={t("community.paragraphs", { returnObjects: true })} />
    </Section>
  );
}
