import { useTranslation } from "react-i18next";
import { site } from "#content/site.ts";

export function FooterNewsletter() {
  const { t } = useTranslation();
  const subject = encodeURIComponent(t("footer.newsletter.subject"));
  return (
    <section className="footer-newsletter">
      <h2>{t("footer.newsletter.title")}</h2>
      <p>{t("footer.newsletter.text")}</p>
      <p>
        <a href={`mailto:${site.email}?subject=${subject}`}>{t("footer.newsletter.link")}</a>
      </p>
    </section>
  );
}
