import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { PublicationList } from "./publication-list.tsx";

export default function Publications() {
  const { t } = useTranslation("publications");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <PublicationList />
    </>
  );
}
