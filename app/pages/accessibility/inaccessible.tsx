import { useTranslation } from "react-i18next";
import { Paragraphs, TextList } from "#app/components/legal/rich-text.tsx";

export function Inaccessible() {
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
