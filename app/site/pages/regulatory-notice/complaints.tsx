import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Authorities } from "#app/site/legal/authority.tsx";
import { Paragraphs, RichText } from "#app/ui/rich-text.tsx";

export function Complaints() {
  const { t } = useTranslation("regulatory-notice");
  return (
    <>
      <p>{t("complaints.text")}</p>
      <ol className="legal-steps" aria-label={t("complaints.label")}>
        {t("complaints.steps", { returnObjects: true }).map(({ when, title, text }) => (
          <li key={title}>
            <p className="legal-steps-when">{when}</p>
            <h3>{title}</h3>
            <p>
              <RichText>{text}</RichText>
            </p>
          </li>
        ))}
      </ol>
      <h3>{t("complaints.outside")}</h3>
      <Paragraphs texts={t("complaints.outsideText", { returnObjects: true })} />
      <Authorities ids={["amf-ombudsman", "cssf", "consumer-ombudsman"]} />
    </>
  );
}
