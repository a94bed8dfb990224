import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { Balance } from "./balance.tsx";
import { Hiring } from "./hiring.tsx";
import { Look } from "./look.tsx";
import { OpenApplications } from "./open-applications.tsx";
import sheet from "./route.css?url";
import { Terms } from "./terms.tsx";
import { Week } from "./week.tsx";

export const links = () => [{ rel: "stylesheet", href: sheet }];

export default function Careers() {
  const { t } = useTranslation("careers");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <Week />
      <Terms />
      <Look />
      <Hiring />
      <Balance />
      <OpenApplications />
    </>
  );
}
