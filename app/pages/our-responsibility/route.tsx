import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";

export default function OurResponsibility() {
  const { t } = useTranslation("our-responsibility");
  return <PageHeading title={t("title")} lede={t("lede")} />;
}
