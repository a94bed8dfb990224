import { useTranslation } from "react-i18next";
import { Paragraphs } from "#app/components/legal/rich-text.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";

export function Conflicts() {
  const { t } = useTranslation("regulatory-notice");
  return (
    <>
      <Paragraphs texts={t("conflicts.text", { returnObjects: true })} />
      <p>
        <LocalisedLink to="publication" slug="engagement-and-voting-policy">
          {t("conflicts.policy")}
        </LocalisedLink>
      </p>
    </>
  );
}
