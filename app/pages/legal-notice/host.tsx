import { useTranslation } from "react-i18next";
import { Paragraphs } from "#app/components/legal/rich-text.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { host } from "#content/legal/companies.ts";

export function Host() {
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
