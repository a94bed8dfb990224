import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { site } from "#content/site.ts";

export function Contact() {
  const { t } = useTranslation("accessibility");
  const language = useLanguage();
  return (
    <>
      <p>{t("contact.text", { days: site.firstAnswerDays })}</p>
      <ul>
        <li>
          <LocalisedLink to="contact">{t("contact.write")}</LocalisedLink>
        </li>
        <li>
          <a href={`mailto:${site.email}`}>{t("contact.mail", { email: site.email })}</a>
        </li>
        {site.offices.map(({ id, city, phone }) => (
          <li key={id}>
            <a href={phone.href}>
              {t("contact.call", { city: city[language], phone: phone.text })}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
