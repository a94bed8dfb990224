import { Band } from "#app/engraving/band.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { site } from "#content/site.ts";

export function Offices() {
  const { t } = useTranslation("home");
  const language = useLanguage();
  return (
    <section className="home-offices" aria-labelledby="offices-title">
      <h2 id="offices-title">{t("offices.title")}</h2>
      <Band seed="luxembourg-paris" />
      <ul>
        {site.offices.map((office) => (
          <li key={office.id}>
            <h3>
              {office.city[language]} <em>{office.setting[language]}</em>
            </h3>
            <address>
              {office.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
              <a href={office.phone.href}>{office.phone.text}</a>
            </address>
          </li>
        ))}
      </ul>
    </section>
  );
}
