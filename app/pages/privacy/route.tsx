import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";

export default function Privacy() {
  const { t } = useTranslation("privacy");
  return <PageHeading title={t("title")} lede={t("lede")} />;
}
