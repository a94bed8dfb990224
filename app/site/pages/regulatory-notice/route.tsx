import { formatDate } from "#app/i18n/format.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Definitions } from "#app/site/legal/definitions.tsx";
import { LegalDocument } from "#app/site/legal/legal-document.tsx";
import { Paragraphs } from "#app/ui/rich-text.tsx";
import { capitalWarning } from "#content/warnings.ts";
import { Complaints } from "./complaints.tsx";
import { Disclosures } from "./disclosures.tsx";
import { Status } from "./status.tsx";

export default function RegulatoryNotice() {
  const { t } = useTranslation("regulatory-notice");
  const text = (part: "site" | "marketing") => ({
    id: part,
    title: t(`${part}.title`),
    content: <Paragraphs texts={t(`${part}.text`, { returnObjects: true })} />,
  });
  return (
    <LegalDocument
      page="regulatory-notice"
      title={t("title")}
      lede={t("lede")}
      opening={<Warning />}
      parts={[
        { id: "status", title: t("status.title"), wide: true, content: <Status /> },
        text("site"),
        {
          id: "risks",
          title: t("risks.title"),
          note: t("risks.note"),
          content: <Definitions items={t("risks.items", { returnObjects: true })} />,
        },
        { ...text("marketing"), note: t("marketing.note") },
        {
          id: "sustainability",
          title: t("sustainability.title"),
          wide: true,
          content: <Disclosures />,
        },
        {
          id: "conflicts",
          title: t("conflicts.title"),
          note: t("conflicts.note"),
          content: <Paragraphs texts={t("conflicts.text", { returnObjects: true })} />,
        },
        {
          id: "complaints",
          title: t("complaints.title"),
          note: t("complaints.note"),
          content: <Complaints />,
        },
        { id: "policies", title: t("policies.title"), content: <Policies /> },
      ]}
    />
  );
}

function Policies() {
  const { t } = useTranslation("regulatory-notice");
  const { documents } = usePageData("regulatory-notice");
  const language = useLanguage();
  return (
    <>
      <p>{t("policies.text")}</p>
      <ul>
        {documents.map(({ slug, title, published }) => (
          <li key={slug}>
            <LocalisedLink to="publication" slug={slug}>
              {title}
            </LocalisedLink>{" "}
            <time dateTime={published}>({formatDate(published, language)})</time>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Three sentences about risk, at the top of the page. */
function Warning() {
  const { t } = useTranslation("regulatory-notice");
  const sentences = capitalWarning[useLanguage()].split(/(?<=\.) /);
  return (
    <aside className="risk-warning" aria-label={t("warning.label")}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </aside>
  );
}
