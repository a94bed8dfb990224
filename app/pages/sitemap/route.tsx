import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { LocalisedLink } from "#app/i18n/localised-link.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { sitemapSections } from "#app/menus.ts";
import { publications } from "#content/publications/catalogue.ts";

export default function Sitemap() {
  const { t } = useTranslation(["sitemap", "layout"]);
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      {sitemapSections().map(({ section, ids }) => (
        <section key={section} className="page-section">
          <h2>{t(`layout:sections.${section}`)}</h2>
          <ul className="rows">
            {ids.map((id) => (
              <li key={id}>
                <LocalisedLink to={id} />
                {id === "publications" && <PublicationLinks />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function PublicationLinks() {
  const language = useLanguage();
  return (
    <ul className="sub-rows">
      {publications.map(({ slug, title }) => (
        <li key={slug}>
          <LocalisedLink to="publication" slug={slug}>
            {title[language]}
          </LocalisedLink>
        </li>
      ))}
    </ul>
  );
}
