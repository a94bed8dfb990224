import { formatDate } from "#app/i18n/format.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { sitemapSections } from "#app/site/layout/menus.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import type { LinkablePageId } from "#core/pages.ts";
import { pathTo } from "#core/paths.ts";
import { Stream } from "./stream.tsx";

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
  const language = useLanguage();
  const { descriptions } = usePageData("sitemap");
  return (
    <li>
      <LocalisedLink to={id} />
      <span className="sitemap-address" translate="no">
        {pathTo(id, language)}
      </span>
      <p>{descriptions[id]}</p>
      {isFamily(id) && <PagesBelow id={id} />}
    </li>
  );
}

const families = {
  publications: "publication",
  press: "news-item",
  careers: "vacancy",
  "who-we-are": "person",
} as const;

function isFamily(id: string): id is keyof typeof families {
  return id in families;
}

/** The publications, the news, the posts or the persons, each below its list. */
function PagesBelow({ id }: { id: keyof typeof families }) {
  const language = useLanguage();
  const { lists } = usePageData("sitemap");
  return (
    <ul className="sitemap-publications">
      {lists[id].map(({ slug, title, date }) => (
        <li key={slug}>
          <LocalisedLink to={families[id]} slug={slug}>
            {title}
          </LocalisedLink>{" "}
          {date && <time dateTime={date}>{formatDate(date, language)}</time>}
        </li>
      ))}
    </ul>
  );
}
