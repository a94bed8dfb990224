import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";

export default function InvestmentAdvisory() {
  const { t } = useTranslation("investment-advisory");
  return <PageHeading title={t("title")} lede={t("lede")} />;
}
