import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";

export default function BusinessStrategy() {
  const { t } = useTranslation("business-strategy");
  return <PageHeading title={t("title")} lede={t("lede")} />;
}
