import { useTranslation } from "react-i18next";
import { Table } from "#app/components/ui/table.tsx";

export function Routes() {
  const { t } = useTranslation("private-equity");
  return (
    <section className="fund-routes" aria-labelledby="routes-title">
      <h2 id="routes-title">{t("routes.title")}</h2>
      <Table
        caption={t("routes.caption")}
        columns={[
          { label: t("routes.criterion") },
          { label: t("routes.primary") },
          { label: t("routes.secondary") },
          { label: t("routes.direct") },
        ]}
        rows={t("routes.rows", { returnObjects: true }).map(
          ({ name, primary, secondary, direct }) => [name, primary, secondary, direct],
        )}
      />
    </section>
  );
}
