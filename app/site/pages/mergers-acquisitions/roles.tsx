import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Section } from "#app/ui/section.tsx";
import { Table } from "#app/ui/table.tsx";

export function Roles() {
  const { t } = useTranslation("mergers-acquisitions");
  return (
    <Section
      title={t("roles.title")}
      aside={
        <p>
          <dfn>{t("roles.aside")}</dfn> {t("roles.asideText")}
        </p>
      }
    >
      <Table
        caption={t("roles.caption")}
        columns={[
          { label: t("roles.actor") },
          { label: t("roles.sell") },
          { label: t("roles.buy") },
        ]}
        rows={t("roles.rows", { returnObjects: true }).map(({ actor, sell, buy }) => [
          actor,
          sell,
          buy,
        ])}
      />
    </Section>
  );
}
