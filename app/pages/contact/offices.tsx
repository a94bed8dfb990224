import { useTranslation } from "react-i18next";
import { useLanguage } from "#app/i18n/use-language.ts";
import { site } from "#content/site.ts";

export function Offices() {
  const { t } = useTranslation("contact");
  const language = useLanguage();
  return (
    <section className="contact-offices" aria-labelledby="offices-title">
      <h2 id="offices-title">{t("officesTitle")}</h2>
      <ul>
        {site.offices.map((office) => (
          <li key={office.id} id={office.id}>
            <h3>
              {office.city[language]} <em>{office.setting[language]}</em>
            </h3>
            <address>
              {[...office.address, office.country[language]].map((line) => (
                <span key={line}>{line}</span>
              ))}
              <a href={office.phone.href}>{office.phone.text}</a>
            </address>
          </li>
        ))}
      </ul>
      <p>
        {t("write")} <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
    </section>
  );
}
