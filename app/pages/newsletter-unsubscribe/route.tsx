import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { site } from "#content/site.ts";

export default function NewsletterUnsubscribe() {
  const { t } = useTranslation("newsletter-unsubscribe");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <section className="page-section">
        <p>
          {t("next")} <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      </section>
    </>
  );
}
