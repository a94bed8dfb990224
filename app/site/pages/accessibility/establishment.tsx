import { formatDate } from "#app/i18n/format.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { RichText, TextList } from "#app/ui/rich-text.tsx";
import { statement } from "#content/legal/accessibility.ts";

export function Establishment() {
  const { t } = useTranslation("accessibility");
  const language = useLanguage();
  const { judgedOn } = usePageData("accessibility");
  const { established, technologies, tools } = statement;
  return (
    <>
      <p>
        {t("establishment.text", {
          established: formatDate(established, language),
          judged: formatDate(judgedOn, language),
        })}
      </p>
      <h3>{t("establishment.technologies")}</h3>
      <p>{technologies.join(", ")}.</p>
      <h3>{t("establishment.environment")}</h3>
      <p>{t("establishment.environmentText")}</p>
      <h3>{t("establishment.tools")}</h3>
      <TextList texts={tools.map((tool) => t("establishment.tool", tool))} />
      <h3>{t("establishment.pages")}</h3>
      <p>
        <RichText>{t("establishment.pagesText")}</RichText>
      </p>
    </>
  );
}
