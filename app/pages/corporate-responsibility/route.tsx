import { useTranslation } from "react-i18next";
import { FurtherReading } from "#app/components/ui/further-reading.tsx";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { usePageData } from "#app/i18n/page-content.ts";
import { Carbon } from "./carbon.tsx";
import { Community } from "./community.tsx";
import { Diversity } from "./diversity.tsx";
import { Integration } from "./integration.tsx";
import { Ledger } from "./ledger.tsx";
import { NextDates } from "./next-dates.tsx";
import { Reckoning } from "./reckoning.tsx";
import sheet from "./route.css?url";

export const links = () => [{ rel: "stylesheet", href: sheet }];

export default function CorporateResponsibility() {
  const { t } = useTranslation("corporate-responsibility");
  const { documents } = usePageData("corporate-responsibility");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <Reckoning />
      <Ledger />
      <Integration />
      <Diversity />
      <Carbon />
      <Community />
      <NextDates />
      <FurtherReading
        title={t("further.title")}
        documents={documents}
        pages={["climate-action-framework", "careers"]}
      />
    </>
  );
}
