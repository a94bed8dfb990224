import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { site } from "#content/site.ts";

export default function Login() {
  const { t } = useTranslation("login");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <section className="page-section">
        <p>{t("next")}</p>
        <p>
          <a href={`mailto:${site.email}`}>{t("write")}</a>
        </p>
      </section>
    </>
  );
}
