import type { ReactNode } from "react";
import { usePageData } from "#app/i18n/page-content.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { RecordTable } from "#app/site/legal/record-table.tsx";
import { Terms } from "#app/terms/terms.tsx";

const articles = {
  risks: 3,
  impacts: 4,
  remuneration: 5,
  clients: 6,
  products: 10,
  changes: 12,
} as const;
type Subject = keyof typeof articles;
const subjects = Object.keys(articles) as Subject[];

/** What European law asks financial advisers to publish on sustainability, article by article. */
export function Disclosures() {
  const { t } = useTranslation("regulatory-notice");
  const { documents } = usePageData("regulatory-notice");
  const titleOf = (wanted: string) => documents.find(({ slug }) => slug === wanted)?.title;
  const policy = <LocalisedLink to="sustainable-investment-policy" />;
  const where: Record<Subject, ReactNode> = {
    risks: policy,
    impacts: (
      <LocalisedLink to="publication" slug="adverse-impacts-statement">
        {titleOf("adverse-impacts-statement")}
      </LocalisedLink>
    ),
    remuneration: (
      <LocalisedLink to="publication" slug="remuneration-policy">
        {titleOf("remuneration-policy")}
      </LocalisedLink>
    ),
    clients: t("sustainability.mandate"),
    products: t("sustainability.none"),
    changes: <a href="#versions">{t("sustainability.here")}</a>,
  };
  return (
    <>
      <p>
        <Terms>{t("sustainability.text")}</Terms>
      </p>
      <RecordTable
        className="disclosures"
        caption={t("sustainability.caption")}
        columns={[
          t("sustainability.columns.article"),
          t("sustainability.columns.subject"),
          t("sustainability.columns.answer"),
          t("sustainability.columns.where"),
        ]}
        rows={subjects.map((id) => ({
          id,
          header: t("sustainability.article", { number: articles[id] }),
          cells: [
            <Terms key="subject">{t(`sustainability.rows.${id}.subject`)}</Terms>,
            t(`sustainability.rows.${id}.answer`),
            where[id],
          ],
        }))}
      />
      <p>{t("sustainability.text2")}</p>
    </>
  );
}
