import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";

export default function ImpactMeasurementMethodology() {
  const { t } = useTranslation("impact-measurement-methodology");
  return <PageHeading title={t("title")} lede={t("lede")} />;
}
