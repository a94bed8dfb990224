import { useTranslation } from "#app/i18n/use-translation.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { site } from "#content/site.ts";
import { Brief } from "./brief.tsx";
import { Facts } from "./facts.tsx";
import { Marks } from "./marks.tsx";
import { News } from "./news.tsx";
import { Spokesperson } from "./spokesperson.tsx";

export default function Press() {
  const { t } = useTranslation("press");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede", { answer: site.firstAnswerDays })} />
      <News />
      <Spokesperson />
      <Brief />
      <Facts />
      <Marks />
    </>
  );
}
