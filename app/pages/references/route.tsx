import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { Closing } from "./closing.tsx";
import { Engagements } from "./engagements.tsx";
import { TrackRecord } from "./record.tsx";
import sheet from "./route.css?url";

export const links = () => [{ rel: "stylesheet", href: sheet }];

export default function References() {
  const { t } = useTranslation("references");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <TrackRecord />
      <Engagements />
      <Closing />
    </>
  );
}
