import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { authorities, defender } from "#content/legal/authorities.ts";

export function Recourse() {
  const { t } = useTranslation("accessibility");
  const language = useLanguage();
  const { name, address } = authorities["defenseur-des-droits"];
  return (
    <>
      <p>{t("recourse.text")}</p>
      <ul>
        <li>
          <ExternalLink href={defender.form}>
            <RichText>{t("recourse.write")}</RichText>
          </ExternalLink>
        </li>
        <li>
          <ExternalLink href={defender.delegates}>
            <RichText>{t("recourse.delegate")}</RichText>
          </ExternalLink>
        </li>
        <li>
          {t("recourse.post")}
          <address className="legal-address" lang={language === "fr" ? undefined : "fr"}>
            {[name, ...address].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </li>
      </ul>
      <p>
        <RichText>{t("recourse.luxembourg")}</RichText>
      </p>
    </>
  );
}
