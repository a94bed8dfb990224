import { useTranslation } from "react-i18next";
import { Authorities } from "#app/components/legal/authority.tsx";
import { Paragraphs } from "#app/components/legal/rich-text.tsx";

export function Outside() {
  const { t } = useTranslation("whistleblowing");
  return (
    <>
      <Paragraphs texts={t("outside.text", { returnObjects: true })} />
      <h3>{t("outside.france")}</h3>
      <Authorities ids={["defenseur-des-droits", "amf", "cnil"]} />
      <h3>{t("outside.luxembourg")}</h3>
      <Authorities ids={["office-des-signalements", "cssf", "cnpd"]} />
    </>
  );
}
