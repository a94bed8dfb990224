import { useTranslation } from "react-i18next";
import { useLanguage } from "#app/i18n/use-language.ts";
import { site } from "#content/site.ts";

export function FooterOffices() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <section className="footer-offices">
      <h2>{t("footer.offices")}</h2>
      <ul>
        {site.offices.map((office) => (
          <li key={office.id}>
            <h3>{office.city[language]}</h3>
            <address>
              {[...office.address, office.country[language]].join(", ")}
              <a href={office.phone.href}>{office.phone.text}</a>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </address>
          </li>
        ))}
      </ul>
    </section>
  );
}
