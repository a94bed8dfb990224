import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";

export default function SustainableInvestmentPolicy() {
  const { t } = useTranslation("sustainable-investment-policy");
  return <PageHeading title={t("title")} lede={t("lede")} />;
}
