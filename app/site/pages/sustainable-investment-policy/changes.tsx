import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Section } from "#app/ui/section.tsx";
import { Table } from "#app/ui/table.tsx";
import { policyDates } from "#content/investment-policy.ts";

export function Changes() {
  const { t } = useTranslation("sustainable-investment-policy");
  const date = formatDate(policyDates.firstEdition, useLanguage());
  return (
    <Section
      title={t("changes.title")}
      aside={
        <p>
          <Terms>{t("changes.aside", { date })}</Terms>
        </p>
      }
    >
      <Table
        caption={t("changes.caption")}
        columns={[
          { label: t("changes.subject") },
          { label: t("changes.first") },
          { label: t("changes.second") },
          { label: t("changes.why") },
        ]}
        rows={t("changes.rows", { returnObjects: true }).map(({ subject, first, second, why }) => [
          subject,
          first,
          second,
          why,
        ])}
      />
      <p className="policy-end">
        <Terms>{t("changes.law")}</Terms>{" "}
        <LocalisedLink to="regulatory-notice" className="link">
          {t("changes.regulatory")}
        </LocalisedLink>
      </p>
    </Section>
  );
}
