import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LegalDocument } from "#app/site/legal/legal-document.tsx";
import { Paragraphs } from "#app/ui/rich-text.tsx";
import { conformities, statement } from "#content/legal/accessibility.ts";
import { site } from "#content/site.ts";
import { Contact } from "./contact.tsx";
import { Establishment } from "./establishment.tsx";
import { Obstacles } from "./obstacles.tsx";
import { Recourse } from "./recourse.tsx";
import { Results } from "./results.tsx";

const address = new URL(site.origin).hostname;

/**
 * Its parts, their titles and their order are those that the French reference imposes; the one on
 * the European Accessibility Act is our own.
 */
export default function Accessibility() {
  const { t } = useTranslation("accessibility");
  const language = useLanguage();
  const { conformity } = usePageData("accessibility");
  const reference = statement.reference[language];
  const state = t(`states.${conformity}`);
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
          content: <Paragraphs texts={[t("conformity.text", { address, reference, state })]} />,
        },
        { id: "results", title: t("results.title"), wide: true, content: <Results /> },
        { id: "content", title: t("content.title"), content: <Obstacles /> },
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

/** The three possible states, with ours set largest. */
function State() {
  const { t } = useTranslation("accessibility");
  const current = usePageData("accessibility").conformity;
  return (
    <section className="conformity" aria-label={t("states.label")}>
      <ol>
        {conformities.map((conformity) => {
          const ours = conformity === current;
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
