import { useTranslation } from "#app/i18n/use-translation.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Challenge } from "./challenge.tsx";
import { Files } from "./files.tsx";
import { Reach } from "./reach.tsx";
import { Texts } from "./texts.tsx";
import { Unknown } from "./unknown.tsx";

export default function OurResponsibility() {
  const { t } = useTranslation("our-responsibility");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <Reach />
      <Files />
      <Unknown />
      <Challenge />
      <Texts />
    </>
  );
}
