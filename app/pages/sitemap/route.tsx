import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { LocalisedLink } from "#app/i18n/localised-link.tsx";
import { pathTo } from "#app/i18n/paths.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { sitemapSections } from "#app/menus.ts";
import type { LinkablePageId } from "#app/pages.ts";
import sheet from "../../styles/sitemap.css?url";
import { descriptionsKey } from "./descriptions-key.ts";
import { PublicationLinks } from "./publication-links.tsx";
import { Stream } from "./stream.tsx";

export const links = () => [{ rel: "stylesheet", href: sheet }];

export default function Sitemap() {
  const { t } = useTranslation(["sitemap", "layout"]);
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <div className="sitemap">
        <Stream />
        {sitemapSections().map(({ section, ids }) => (
          <section
            key={section}
            className={`sitemap-section ink-${section}`}
            aria-labelledby={`section-${section}`}
          >
            <h2 id={`section-${section}`}>{t(`layout:sections.${section}`)}</h2>
            <ul>
              {ids.map((id) => (
                <PageRow key={id} id={id} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function PageRow({ id }: { id: LinkablePageId }) {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const descriptions = i18n.getResource(language, "sitemap", descriptionsKey) ?? {};
  return (
    <li>
      <LocalisedLink to={id} />
      <span className="sitemap-address" translate="no">
        {pathTo(id, language)}
      </span>
      <p>{descriptions[id]}</p>
      {id === "publications" && <PublicationLinks />}
    </li>
  );
}
