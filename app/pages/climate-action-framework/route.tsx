import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";

export default function ClimateActionFramework() {
  const { t } = useTranslation("climate-action-framework");
  return <PageHeading title={t("title")} lede={t("lede")} />;
}
