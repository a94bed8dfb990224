import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Authorities } from "#app/site/legal/authority.tsx";
import { Definitions } from "#app/site/legal/definitions.tsx";
import { LegalDocument } from "#app/site/legal/legal-document.tsx";
import { Paragraphs } from "#app/ui/rich-text.tsx";
import { Register } from "./register.tsx";
import { Retention } from "./retention.tsx";

export default function Privacy() {
  const { t } = useTranslation("privacy");
  const text = (part: "controllers" | "transfers" | "security" | "choice" | "cookies") => ({
    id: part,
    title: t(`${part}.title`),
    content: <Paragraphs texts={t(`${part}.text`, { returnObjects: true })} />,
  });
  return (
    <LegalDocument
      page="privacy"
      title={t("title")}
      lede={t("lede")}
      parts={[
        { ...text("controllers"), note: t("controllers.note") },
        { id: "register", title: t("register.title"), wide: true, content: <Register /> },
        { id: "retention", title: t("retention.title"), wide: true, content: <Retention /> },
        { ...text("transfers"), note: t("transfers.note") },
        text("security"),
        text("choice"),
        text("cookies"),
        { id: "rights", title: t("rights.title"), note: t("rights.note"), content: <Rights /> },
        {
          id: "complaint",
          title: t("complaint.title"),
          wide: true,
          content: (
            <>
              <p>{t("complaint.text")}</p>
              <Authorities ids={["cnil", "cnpd"]} />
            </>
          ),
        },
      ]}
    />
  );
}

function Rights() {
  const { t } = useTranslation("privacy");
  return (
    <>
      <p>{t("rights.text")}</p>
      <Definitions items={t("rights.items", { returnObjects: true })} />
      <p>
        <LocalisedLink to="contact" suffix="?subject=personal-data">
          {t("rights.ask")}
        </LocalisedLink>
      </p>
    </>
  );
}
