import { useTranslation } from "react-i18next";
import { Terms } from "#app/components/legal/terms.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";

export function Rights() {
  const { t } = useTranslation("privacy");
  return (
    <>
      <p>{t("rights.text")}</p>
      <Terms items={t("rights.items", { returnObjects: true })} />
      <p>
        <LocalisedLink to="contact" suffix="?subject=personal-data">
          {t("rights.ask")}
        </LocalisedLink>
      </p>
    </>
  );
}
