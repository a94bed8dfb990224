import { Medallion } from "#app/engraving/medallion.tsx";
import { usePageData } from "#app/i18n/page-content.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { type Office, site } from "#content/site.ts";

export function Spokesperson() {
  const { t } = useTranslation("press");
  const { spokesperson } = usePageData("press");
  const { phone } = site.offices.find(({ id }) => id === spokesperson.office) as Office;
  const list = spokesperson.languages.map((code) => t(`contact.languages.${code}`)).join(", ");
  return (
    <section className="press-contact" aria-labelledby="spokesperson-title">
      <Medallion person={spokesperson} />
      <div>
        <h2 id="spokesperson-title">{t("contact.title")}</h2>
        <p className="press-name">
          <LocalisedLink to="person" slug={spokesperson.id} className="link" translate="no">
            {spokesperson.name}
          </LocalisedLink>
        </p>
        <p>{spokesperson.role}</p>
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
