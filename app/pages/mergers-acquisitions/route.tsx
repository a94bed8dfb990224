import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";

export default function MergersAcquisitions() {
  const { t } = useTranslation("mergers-acquisitions");
  return <PageHeading title={t("title")} lede={t("lede")} />;
}
