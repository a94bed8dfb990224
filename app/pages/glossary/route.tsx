import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";

export default function Glossary() {
  const { t } = useTranslation("glossary");
  return <PageHeading title={t("title")} lede={t("lede")} />;
}
