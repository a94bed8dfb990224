import { useTranslation } from "react-i18next";
import { FurtherReading } from "#app/components/ui/further-reading.tsx";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import sheet from "../../styles/sheets/sustainability.css?url";
import { Added } from "./added.tsx";
import { Entry } from "./entry.tsx";
import { Measures } from "./measures.tsx";
import { Themes } from "./themes.tsx";

export const links = () => [{ rel: "stylesheet", href: sheet }];

export default function ImpactPlatform() {
  const { t } = useTranslation("impact-platform");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <Measures />
      <Themes />
      <Added />
      <Entry />
      <FurtherReading
        title={t("further.title")}
        documents={["impact-assessment-clean-energy-circular-economy"]}
        pages={["impact-measurement-methodology", "private-equity"]}
      />
    </>
  );
}
