import { usePageData } from "#app/i18n/page-content.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { FurtherReading } from "#app/ui/further-reading.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Advised } from "./advised.tsx";
import { Assets } from "./assets.tsx";
import { Consequences } from "./consequences.tsx";
import { Counts } from "./counts.tsx";
import { Pathway } from "./pathway.tsx";
import { Work } from "./work.tsx";

export default function ClimateActionFramework() {
  const { t } = useTranslation("climate-action-framework");
  const { documents } = usePageData("climate-action-framework");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <Pathway />
      <Counts />
      <Work />
      <Advised />
      <Assets />
      <Consequences />
      <FurtherReading
        title={t("further.title")}
        documents={documents}
        pages={["corporate-responsibility", "impact-measurement-methodology"]}
      />
    </>
  );
}
