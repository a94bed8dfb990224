import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { LocalisedLink } from "#app/i18n/localised-link.tsx";

export default function LimitedPartners() {
  const { t } = useTranslation("lp");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <p className="actions">
        <LocalisedLink to="login" className="button">
          {t("signIn")}
        </LocalisedLink>
      </p>
    </>
  );
}
