import { useTranslation } from "react-i18next";
import { LegalDocument } from "#app/components/legal/legal-document.tsx";
import { Paragraphs } from "#app/components/legal/rich-text.tsx";
import { Companies } from "./companies.tsx";
import { Director } from "./director.tsx";
import { Host } from "./host.tsx";
import sheet from "./route.css?url";

export const links = () => [{ rel: "stylesheet", href: sheet }];

export default function LegalNotice() {
  const { t } = useTranslation("legal-notice");
  const text = (part: "activity" | "property" | "links" | "data" | "law") => ({
    id: part,
    title: t(`${part}.title`),
    content: <Paragraphs texts={t(`${part}.text`, { returnObjects: true })} />,
  });
  return (
    <LegalDocument
      page="legal-notice"
      title={t("title")}
      lede={t("lede")}
      parts={[
        { id: "publishers", title: t("publishers.title"), wide: true, content: <Companies /> },
        {
          id: "director",
          title: t("director.title"),
          note: t("director.note"),
          content: <Director />,
        },
        { id: "host", title: t("host.title"), note: t("host.note"), content: <Host /> },
        text("activity"),
        { ...text("property"), note: t("property.note") },
        text("links"),
        text("data"),
        text("law"),
      ]}
    />
  );
}
