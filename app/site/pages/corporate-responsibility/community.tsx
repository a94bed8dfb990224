import { formatNumber, formatPart } from "#app/i18n/format.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { Table } from "#app/ui/table.tsx";
import { gifts } from "#content/commitments.ts";

export function Community() {
  const { t } = useTranslation("corporate-responsibility");
  const language = useLanguage();
  const { given, share } = usePageData("corporate-responsibility").community;
  const total = gifts.reduce((sum, gift) => sum + given[gift], 0);
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
            (gift) => [t(`community.table.${gift}`), formatNumber(given[gift], language)] as const,
          ),
          [
            t("community.table.total", {
              share: formatPart(share.now, language),
            }),
            formatNumber(total, language),
          ],
        ]}
      />
      <Prose paragraphs={t("community.paragraphs", { returnObjects: true })} />
    </Section>
  );
}
