import { Section } from "#app/components/ui/section.tsx";
import { Table } from "#app/components/ui/table.tsx";
import { Terms } from "#app/features/glossary/terms.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";

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
