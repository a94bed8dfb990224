import { useTranslation } from "react-i18next";
import { FurtherReading } from "#app/components/ui/further-reading.tsx";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import sheet from "../../styles/sheets/sustainability.css?url";
import { Anyway } from "./anyway.tsx";
import { Example } from "./example.tsx";
import { Formulae } from "./formulae.tsx";
import { Limits } from "./limits.tsx";
import { Portfolio } from "./portfolio.tsx";
import { Principle } from "./principle.tsx";
import { Rules } from "./rules.tsx";

export const links = () => [{ rel: "stylesheet", href: sheet }];

export default function ImpactMeasurementMethodology() {
  const { t } = useTranslation("impact-measurement-methodology");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <Principle />
      <Rules />
      <Formulae />
      <Example />
      <Portfolio />
      <Anyway />
      <Limits />
      <FurtherReading
        title={t("further.title")}
        documents={[
          "impact-assessment-clean-energy-circular-economy",
          "climate-strategy-after-2025",
        ]}
        pages={["impact-platform", "climate-action-framework"]}
      />
    </>
  );
}
