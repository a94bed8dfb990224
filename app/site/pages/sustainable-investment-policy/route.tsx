import { usePageData } from "#app/i18n/page-content.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { FurtherReading } from "#app/ui/further-reading.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Changes } from "./changes.tsx";
import { Conflicts } from "./conflicts.tsx";
import { Edition } from "./edition.tsx";
import { Engage } from "./engage.tsx";
import { Examine } from "./examine.tsx";
import { Exclude } from "./exclude.tsx";
import { Facing } from "./facing.tsx";
import { Stricter } from "./stricter.tsx";

export default function SustainableInvestmentPolicy() {
  const { t } = useTranslation("sustainable-investment-policy");
  const { documents } = usePageData("sustainable-investment-policy");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <Edition />
      <Exclude />
      <Examine />
      <Facing />
      <Engage />
      <Conflicts />
      <Stricter />
      <Changes />
      <FurtherReading
        title={t("further.title")}
        documents={documents}
        pages={["our-responsibility", "regulatory-notice"]}
      />
    </>
  );
}
