import { useTranslation } from "#app/i18n/use-translation.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
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
