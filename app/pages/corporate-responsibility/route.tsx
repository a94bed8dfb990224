import { useTranslation } from "react-i18next";
import { FurtherReading } from "#app/components/ui/further-reading.tsx";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import sheet from "../../styles/sheets/sustainability.css?url";
import { Carbon } from "./carbon.tsx";
import { Community } from "./community.tsx";
import { Diversity } from "./diversity.tsx";
import { Integration } from "./integration.tsx";
import { Ledger } from "./ledger.tsx";
import { NextDates } from "./next-dates.tsx";
import { Reckoning } from "./reckoning.tsx";

export const links = () => [{ rel: "stylesheet", href: sheet }];

export default function CorporateResponsibility() {
  const { t } = useTranslation("corporate-responsibility");
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
        documents={["esg-report-2025", "esg-report-2024"]}
        pages={["climate-action-framework", "careers"]}
      />
    </>
  );
}
