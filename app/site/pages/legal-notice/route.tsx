import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LegalDocument } from "#app/site/legal/legal-document.tsx";
import { Paragraphs } from "#app/ui/rich-text.tsx";
import { host } from "#content/legal/companies.ts";
import { publicationDirector } from "#content/people.ts";
import { site } from "#content/site.ts";
import { Companies } from "./companies.tsx";

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

function Director() {
  const { t } = useTranslation("legal-notice");
  const { name, role } = publicationDirector;
  const days = site.firstAnswerDays;
  return (
    <>
      <p>
        <strong translate="no">{name}</strong>,{" "}
        {t("director.answers", { role: inSentence(role[useLanguage()]) })}
      </p>
      <Paragraphs texts={t("director.text", { returnObjects: true, days })} />
    </>
  );
}

/** A role as written in the middle of a sentence. */
function inSentence(role: string): string {
  return role.charAt(0).toLowerCase() + role.slice(1);
}

function Host() {
  const { t } = useTranslation("legal-notice");
  const language = useLanguage();
  const [opening = "", ...rest] = t("host.text", { returnObjects: true });
  return (
    <>
      <Paragraphs texts={[opening]} />
      <address className="legal-address">
        <strong lang="en">{host.name}</strong>
        <span lang="en">{host.address.join(", ")}</span>
        <span>{host.country[language]}</span>
        <a href={host.phone.href}>{host.phone.text}</a>
        <a href={`mailto:${host.email}`}>{host.email}</a>
      </address>
      <Paragraphs texts={rest} />
    </>
  );
}
