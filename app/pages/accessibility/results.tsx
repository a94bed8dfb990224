import { useTranslation } from "react-i18next";
import { RecordTable } from "#app/components/legal/record-table.tsx";
import { Paragraphs } from "#app/components/legal/rich-text.tsx";

export function Results() {
  const { t } = useTranslation("accessibility");
  return (
    <>
      <Paragraphs texts={t("results.text", { returnObjects: true })} />
      <RecordTable
        caption={t("results.caption")}
        columns={[
          t("results.columns.check"),
          t("results.columns.scope"),
          t("results.columns.limit"),
        ]}
        rows={t("results.checks", { returnObjects: true }).map(({ check, scope, limit }) => ({
          id: check,
          header: check,
          cells: [scope, limit],
        }))}
      />
    </>
  );
}
