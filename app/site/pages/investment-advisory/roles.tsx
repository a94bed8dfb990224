import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Section } from "#app/ui/section.tsx";
import { Table } from "#app/ui/table.tsx";

export function Roles() {
  const { t } = useTranslation("investment-advisory");
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
        columns={[{ label: t("roles.task") }, { label: t("roles.who") }, { label: t("roles.us") }]}
        rows={t("roles.rows", { returnObjects: true }).map(({ task, who, us }) => [task, who, us])}
      />
    </Section>
  );
}
