import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";

export default function ImpactPlatform() {
  const { t } = useTranslation("impact-platform");
  return <PageHeading title={t("title")} lede={t("lede")} />;
}
