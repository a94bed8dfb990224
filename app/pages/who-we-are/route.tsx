import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";

export default function WhoWeAre() {
  const { t } = useTranslation("who-we-are");
  return <PageHeading title={t("title")} lede={t("lede")} />;
}
