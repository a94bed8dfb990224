import { Medallion } from "#app/engraving/medallion.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { officeOf, spokesperson } from "#content/people.ts";
import { site } from "#content/site.ts";

const { phone } = officeOf(spokesperson);

export function Spokesperson() {
  const { t } = useTranslation("press");
  const language = useLanguage();
  const list = spokesperson.languages.map((code) => t(`contact.languages.${code}`)).join(", ");
  return (
    <section className="press-contact" aria-labelledby="spokesperson-title">
      <Medallion person={spokesperson} />
      <div>
        <h2 id="spokesperson-title">{t("contact.title")}</h2>
        <p className="press-name">
          <span translate="no">{spokesperson.name}</span>
        </p>
        <p>{spokesperson.role[language]}</p>
        <p>{t("contact.speaks", { list })}</p>
        <p>
          <a className="link" href={`mailto:${site.email}`}>
            {site.email}
          </a>{" "}
          <a className="link" href={phone.href}>
            {phone.text}
          </a>
        </p>
        <p className="next-step-links">
          <LocalisedLink to="contact" suffix="?subject=press" className="button">
            {t("contact.action")}
          </LocalisedLink>
          <LocalisedLink to="publications" className="link">
            {t("contact.publications")}
          </LocalisedLink>
          <LocalisedLink to="who-we-are" suffix="#people" className="link">
            {t("contact.people")}
          </LocalisedLink>
        </p>
      </div>
    </section>
  );
}
