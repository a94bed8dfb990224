import { useTranslation } from "react-i18next";
import { FurtherReading } from "#app/components/ui/further-reading.tsx";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import sheet from "../../styles/sheets/sustainability.css?url";
import { Changes } from "./changes.tsx";
import { Conflicts } from "./conflicts.tsx";
import { Edition } from "./edition.tsx";
import { Engage } from "./engage.tsx";
import { Examine } from "./examine.tsx";
import { Exclude } from "./exclude.tsx";
import { Facing } from "./facing.tsx";
import { Stricter } from "./stricter.tsx";

export const links = () => [{ rel: "stylesheet", href: sheet }];

export default function SustainableInvestmentPolicy() {
  const { t } = useTranslation("sustainable-investment-policy");
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
        documents={["sustainable-investment-policy", "engagement-and-voting-policy"]}
        pages={["our-responsibility", "regulatory-notice"]}
      />
    </>
  );
}
