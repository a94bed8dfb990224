import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";

export default function PrivateEquity() {
  const { t } = useTranslation("private-equity");
  return <PageHeading title={t("title")} lede={t("lede")} />;
}
