import { useTranslation } from "react-i18next";
import { Definitions } from "#app/components/legal/definitions.tsx";
import { LegalDocument } from "#app/components/legal/legal-document.tsx";
import { Paragraphs } from "#app/components/legal/rich-text.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Complaints } from "./complaints.tsx";
import { Disclosures } from "./disclosures.tsx";
import sheet from "./route.css?url";
import { Status } from "./status.tsx";

export const links = () => [{ rel: "stylesheet", href: sheet }];

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
          content: <Conflicts />,
        },
        {
          id: "complaints",
          title: t("complaints.title"),
          note: t("complaints.note"),
          content: <Complaints />,
        },
      ]}
    />
  );
}

function Conflicts() {
  const { t } = useTranslation("regulatory-notice");
  return (
    <>
      <Paragraphs texts={t("conflicts.text", { returnObjects: true })} />
      <p>
        <LocalisedLink to="publication" slug="engagement-and-voting-policy">
          {t("conflicts.policy")}
        </LocalisedLink>
      </p>
    </>
  );
}

/** The three sentences that come before anything that may sound like a promise. */
function Warning() {
  const { t } = useTranslation("regulatory-notice");
  return (
    <aside className="risk-warning" aria-label={t("warning.label")}>
      {t("warning.lines", { returnObjects: true }).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </aside>
  );
}
