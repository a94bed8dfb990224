import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { LocalisedLink } from "#app/i18n/localised-link.tsx";
import { sitemapSections } from "#app/menus.ts";

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
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
