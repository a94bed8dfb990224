import { Fragment } from "react";
import { formatDate } from "#app/i18n/format.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { TextList } from "#app/ui/rich-text.tsx";

/** What is not accessible, under the three headings that the French reference imposes. */
export function Obstacles() {
  const { t } = useTranslation("accessibility");
  const language = useLanguage();
  const { obstacles } = usePageData("accessibility");
  return (
    <>
      <h3>{t("content.nonCompliant")}</h3>
      {obstacles.map(({ product, obstacles: known }) => (
        <Fragment key={product}>
          <p>{t(`content.of.${product}`)}</p>
          <TextList
            texts={
              known.length === 0
                ? [t("content.none")]
                : known.map(({ mendedBy, ...obstacle }) =>
                    t("content.obstacle", { ...obstacle, date: formatDate(mendedBy, language) }),
                  )
            }
          />
        </Fragment>
      ))}
      <h3>{t("content.burden")}</h3>
      <p>{t("content.burdenText")}</p>
      <h3>{t("content.exempt")}</h3>
      <TextList texts={t("content.exemptItems", { returnObjects: true })} />
    </>
  );
}
