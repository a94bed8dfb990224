import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Authorities } from "#app/site/legal/authority.tsx";
import { LegalDocument } from "#app/site/legal/legal-document.tsx";
import { Paragraphs, TextList } from "#app/ui/rich-text.tsx";
import { Channels } from "./channels.tsx";
import { Stages } from "./stages.tsx";

export default function Whistleblowing() {
  const { t } = useTranslation("whistleblowing");
  return (
    <LegalDocument
      page="whistleblowing"
      title={t("title")}
      lede={t("lede")}
      parts={[
        {
          id: "who",
          title: t("who.title"),
          note: t("who.note"),
          content: <Listed part="who" after={[t("who.after")]} />,
        },
        {
          id: "what",
          title: t("what.title"),
          content: <Listed part="what" after={t("what.after", { returnObjects: true })} />,
        },
        { id: "how", title: t("how.title"), wide: true, content: <Channels /> },
        { id: "stages", title: t("stages.title"), wide: true, content: <Stages /> },
        {
          id: "confidence",
          title: t("confidence.title"),
          content: <Paragraphs texts={t("confidence.text", { returnObjects: true })} />,
        },
        {
          id: "protection",
          title: t("protection.title"),
          note: t("protection.note"),
          content: <Listed part="protection" after={[t("protection.after")]} />,
        },
        { id: "outside", title: t("outside.title"), wide: true, content: <Outside /> },
      ]}
    />
  );
}

type ListedProps = { part: "who" | "what" | "protection"; after: readonly string[] };

function Listed({ part, after }: ListedProps) {
  const { t } = useTranslation("whistleblowing");
  return (
    <>
      <p>{t(`${part}.text`)}</p>
      <TextList texts={t(`${part}.items`, { returnObjects: true })} />
      <Paragraphs texts={after} />
    </>
  );
}

function Outside() {
  const { t } = useTranslation("whistleblowing");
  return (
    <>
      <Paragraphs texts={t("outside.text", { returnObjects: true })} />
      <h3>{t("outside.france")}</h3>
      <Authorities ids={["defenseur-des-droits", "amf", "acpr", "afa", "labour-france", "cnil"]} />
      <h3>{t("outside.luxembourg")}</h3>
      <Authorities ids={["office-des-signalements", "itm", "cssf", "cnpd"]} />
    </>
  );
}
