import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Section } from "#app/ui/section.tsx";
import { Table } from "#app/ui/table.tsx";

export function Risks() {
  const { t } = useTranslation("private-equity");
  return (
    <Section title={t("risks.title")}>
      <Table
        caption={t("risks.caption")}
        columns={[
          { label: t("risks.risk") },
          { label: t("risks.shows") },
          { label: t("risks.answer") },
        ]}
        rows={t("risks.rows", { returnObjects: true }).map(({ risk, shows, answer }) => [
          risk,
          shows,
          answer,
        ])}
      />
      <div className="fund-exit">
        <h3>{t("risks.exitTitle")}</h3>
        <p>
          <Terms>{t("risks.exit")}</Terms>
        </p>
      </div>
    </Section>
  );
}
