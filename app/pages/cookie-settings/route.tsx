import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";

export default function CookieSettings() {
  const { t } = useTranslation("cookie-settings");
  return <PageHeading title={t("title")} lede={t("lede")} />;
}
