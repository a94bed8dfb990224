import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Section } from "#app/ui/section.tsx";
import { Table } from "#app/ui/table.tsx";
import { impact } from "#content/impact.ts";
import { effectClaimed } from "#content/impact-themes.ts";
import { headcount, teams } from "#content/people.ts";
import { pageById } from "#core/pages.ts";
import { services } from "#core/services.ts";
import { useFirmValues } from "./firm-values.ts";

const paris = teams.reduce((sum, { people }) => sum + people.paris, 0);

export function Facts() {
  const { t } = useTranslation("press");
  const language = useLanguage();
  const { director } = usePageData("press");
  const { status } = usePageData("layout");
  const { founded, clients, assets, date } = useFirmValues();
  const names = services.map((service) => pageById(service).name[language]);
  return (
    <Section title={t("facts.title")}>
      <Table
        caption={t("facts.caption", { date })}
        columns={[{ label: t("facts.fact") }, { label: t("facts.value") }]}
        rows={[
          [t("facts.founded"), founded],
          [
            t("facts.people"),
            t("facts.peopleValue", { all: headcount, paris, luxembourg: headcount - paris }),
          ],
          [t("facts.clients"), clients],
          [t("facts.assets"), assets],
          [
            t("facts.impact"),
            t("facts.impactValue", {
              value: formatNumber(impact.investments, language),
              date: formatDate(impact.asOf, language),
              effect: effectClaimed[language],
            }),
          ],
          [t("facts.services"), names.join(", ")],
          [t("facts.ownership"), t("facts.ownershipValue")],
          [
            t("facts.director"),
            <span key="director" translate="no">
              {director}
            </span>,
          ],
          [t("facts.status"), status],
        ]}
      />
    </Section>
  );
}
