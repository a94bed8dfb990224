import { Trans, useTranslation } from "react-i18next";
import { consentVersion } from "#content/consent-version.ts";

/** How anyone can check what visitors were asked, and when. */
export function Proof() {
  const { t } = useTranslation("cookie-settings");
  return (
    <>
      <p>{t("proof.text")}</p>
      <p>
        <Trans
          t={t}
          i18nKey="proof.versions"
          values={{ version: consentVersion }}
          components={{
            code: <code />,
            texts: <a href={`/consent-versions/${consentVersion}.json`}>{t("proof.texts")}</a>,
            list: <a href="/.well-known/consent-versions.json">{t("proof.list")}</a>,
          }}
        />
      </p>
    </>
  );
}
