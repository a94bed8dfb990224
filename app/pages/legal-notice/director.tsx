import { useTranslation } from "react-i18next";
import { Paragraphs } from "#app/components/legal/rich-text.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { publicationDirector } from "#content/legal/companies.ts";

export function Director() {
  const { t } = useTranslation("legal-notice");
  const language = useLanguage();
  const [answers = "", ...rest] = t("director.text", { returnObjects: true });
  return (
    <>
      <p>
        <strong>{publicationDirector[language]}</strong> {answers}
      </p>
      <Paragraphs texts={rest} />
    </>
  );
}
