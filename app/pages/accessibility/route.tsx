import { useTranslation } from "react-i18next";
import { LegalDocument } from "#app/components/legal/legal-document.tsx";
import { Paragraphs } from "#app/components/legal/rich-text.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { statement } from "#content/legal/accessibility.ts";
import { site } from "#content/site.ts";
import { Contact } from "./contact.tsx";
import { Establishment } from "./establishment.tsx";
import { Inaccessible } from "./inaccessible.tsx";
import { Recourse } from "./recourse.tsx";
import { Results } from "./results.tsx";
import sheet from "./route.css?url";
import { State } from "./state.tsx";

export const links = () => [{ rel: "stylesheet", href: sheet }];

const address = new URL(site.origin).hostname;

/** Its parts, their titles and their order are those that the French reference imposes. */
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
        { id: "contact", title: t("contact.title"), content: <Contact /> },
        { id: "recourse", title: t("recourse.title"), content: <Recourse /> },
      ]}
    />
  );
}
