import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Table } from "#app/ui/table.tsx";
import { impact } from "#content/impact.ts";

/** The numbers of the figures, as a table. */
export function ImpactTable() {
  const { t } = useTranslation("home");
  const language = useLanguage();
  const { investments, projects, partners, carbonIntensity } = impact;
  const rows: [string, string][] = [
    [
      t("impact.metrics.investments"),
      t("impact.millions", { value: formatNumber(investments, language) }),
    ],
    [t("impact.metrics.projects"), formatNumber(projects, language)],
    [t("impact.metrics.partners"), formatNumber(partners, language)],
    ...carbonIntensity.map(({ year, value }): [string, string] => [
      t("impact.intensityIn", { year }),
      t("impact.intensity", { value: formatNumber(value, language) }),
    ]),
  ];
  return (
    <Disclosure summary={t("impact.table")}>
      <Table
        caption={`${t("impact.title")}. ${t("impact.asOf", { date: formatDate(impact.asOf, language) })}`}
        columns={[{ label: t("impact.measure") }, { label: t("impact.value"), numeric: true }]}
        rows={rows}
      />
    </Disclosure>
  );
}
