import { useTranslation } from "react-i18next";
import { LegalDocument } from "#app/components/legal/legal-document.tsx";
import { RecordTable } from "#app/components/legal/record-table.tsx";
import { Paragraphs, TextList } from "#app/components/legal/rich-text.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { conformities, statement } from "#content/legal/accessibility.ts";
import { site } from "#content/site.ts";
import { Contact } from "./contact.tsx";
import { Establishment } from "./establishment.tsx";
import { Recourse } from "./recourse.tsx";
import sheet from "./route.css?url";

export const links = () => [{ rel: "stylesheet", href: sheet }];

const address = new URL(site.origin).hostname;

/**
 * Its parts, their titles and their order are those that the French reference imposes; the one on
 * the European Accessibility Act is our own.
 */
export default function Accessibility() {
  const { t } = useTranslation("accessibility");
  const language = useLanguage();
  const reference = statement.reference[language];
  return (
    <LegalDocument
      page="accessibility"
      title={t("title")}
      lede={t("lede")}
      opening={<State />}
      parts={[
        {
          id: "commitment",
          title: t("commitment.title"),
          note: t("commitment.note"),
          content: <Paragraphs texts={t("commitment.text", { returnObjects: true, address })} />,
        },
        {
          id: "conformity",
          title: t("conformity.title"),
          content: <Paragraphs texts={[t("conformity.text", { address, reference })]} />,
        },
        { id: "results", title: t("results.title"), wide: true, content: <Results /> },
        { id: "content", title: t("content.title"), content: <Inaccessible /> },
        { id: "establishment", title: t("establishment.title"), content: <Establishment /> },
        {
          id: "act",
          title: t("act.title"),
          note: t("act.note"),
          content: <Paragraphs texts={t("act.text", { returnObjects: true })} />,
        },
        { id: "contact", title: t("contact.title"), content: <Contact /> },
        { id: "recourse", title: t("recourse.title"), content: <Recourse /> },
      ]}
    />
  );
}

function Inaccessible() {
  const { t } = useTranslation("accessibility");
  return (
    <>
      <h3>{t("content.nonCompliant")}</h3>
      <Paragraphs texts={t("content.nonCompliantText", { returnObjects: true })} />
      <TextList texts={t("content.nonCompliantItems", { returnObjects: true })} />
      <h3>{t("content.burden")}</h3>
      <p>{t("content.burdenText")}</p>
      <h3>{t("content.exempt")}</h3>
      <p>{t("content.exemptText")}</p>
    </>
  );
}

function Results() {
  const { t } = useTranslation("accessibility");
  return (
    <>
      <Paragraphs texts={t("results.text", { returnObjects: true })} />
      <RecordTable
        caption={t("results.caption")}
        columns={[
          t("results.columns.check"),
          t("results.columns.scope"),
          t("results.columns.limit"),
        ]}
        rows={t("results.checks", { returnObjects: true }).map(({ check, scope, limit }) => ({
          id: check,
          header: check,
          cells: [scope, limit],
        }))}
      />
    </>
  );
}

/** The three states there are, and ours: nothing on the page is larger. */
function State() {
  const { t } = useTranslation("accessibility");
  return (
    <section className="conformity" aria-label={t("states.label")}>
      <ol>
        {conformities.map((conformity) => {
          const ours = conformity === statement.conformity;
          return (
            <li key={conformity} aria-current={ours ? "true" : undefined}>
              {ours && <span>{t("states.current")}</span>}
              {t(`states.${conformity}`)}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
