import { usePageData } from "#app/i18n/page-content.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { FurtherReading } from "#app/ui/further-reading.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Added } from "./added.tsx";
import { Entry } from "./entry.tsx";
import { Measures } from "./measures.tsx";
import { Themes } from "./themes.tsx";

export default function ImpactPlatform() {
  const { t } = useTranslation("impact-platform");
  const { documents } = usePageData("impact-platform");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <Measures />
      <Themes />
      <Added />
      <Entry />
      <FurtherReading
        title={t("further.title")}
        documents={documents}
        pages={["impact-measurement-methodology", "private-equity"]}
      />
    </>
  );
}
