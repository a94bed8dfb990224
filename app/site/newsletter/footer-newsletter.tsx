import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { SubscribeForm } from "./subscribe-form.tsx";

export function FooterNewsletter() {
  const { t } = useTranslation();
  return (
    <section className="footer-newsletter">
      <div>
        <h2>{t("footer.newsletter.title")}</h2>
        <p className="footer-newsletter-text">{t("footer.newsletter.text")}</p>
        <p className="footer-newsletter-letters">
          <LocalisedLink to="letters">{t("footer.newsletter.letters")}</LocalisedLink>
        </p>
      </div>
      <div>
        <SubscribeForm />
        <p className="footer-newsletter-terms">
          {t("footer.newsletter.terms")} <LocalisedLink to="privacy" />
        </p>
      </div>
    </section>
  );
}
