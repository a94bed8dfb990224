import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";

export default function RegulatoryNotice() {
  const { t } = useTranslation("regulatory-notice");
  return <PageHeading title={t("title")} lede={t("lede")} />;
}
