import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { About } from "./about.tsx";
import { Diversification } from "./diversification.tsx";
import { Excellence } from "./excellence.tsx";
import { Onward } from "./onward.tsx";
import sheet from "./route.css?url";
import { Values } from "./values.tsx";
import { Vision } from "./vision.tsx";

export const links = () => [{ rel: "stylesheet", href: sheet }];

export default function WhoWeAre() {
  const { t } = useTranslation("who-we-are");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <About />
      <Vision />
      <Diversification />
      <Values />
      <Excellence />
      <Onward />
    </>
  );
}
