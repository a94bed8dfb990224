import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { formatDate } from "#app/i18n/format.ts";
import { LocalisedLink } from "#app/i18n/localised-link.tsx";
import { readPath } from "#app/i18n/paths.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { pageMeta } from "#app/page-meta.ts";
import { publications } from "#content/publications/catalogue.ts";
import { summaries } from "#content/publications/summaries.ts";
import { NotFound } from "../not-found/not-found.tsx";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ location, params, matches }) => {
  const { language } = readPath(location.pathname);
  const publication = publications.find(({ slug }) => slug === params.slug);
  if (!publication) return matches[0].meta;
  return pageMeta(location.pathname, {
    title: publication.title[language],
    description: summaries[publication.slug][language],
  });
};

export default function Publication({ params }: Route.ComponentProps) {
  const { t } = useTranslation("publication");
  const language = useLanguage();
  const publication = publications.find(({ slug }) => slug === params.slug);
  if (!publication) return <NotFound />;
  return (
    <article>
      <PageHeading
        title={publication.title[language]}
        lede={summaries[publication.slug][language]}
      />
      <dl className="page-section facts">
        <dt>{t("category")}</dt>
        <dd>{t(`categories.${publication.category}`)}</dd>
        <dt>{t("published")}</dt>
        <dd>
          <time dateTime={publication.published}>
            {formatDate(publication.published, language)}
          </time>
        </dd>
        <dt>{t("version")}</dt>
        <dd>{publication.version}</dd>
      </dl>
      <p className="actions">
        <LocalisedLink to="publications" className="link">
          {t("back")}
        </LocalisedLink>
      </p>
    </article>
  );
}
