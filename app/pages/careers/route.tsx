import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";

export default function Careers() {
  const { t } = useTranslation("careers");
  return <PageHeading title={t("title")} lede={t("lede")} />;
}
