import { formatDate } from "#app/i18n/format.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";

export function LatestPublications() {
  const { t } = useTranslation("home");
  const language = useLanguage();
  const { latest } = usePageData("home");
  return (
    <section className="home-publications" aria-labelledby="publications-title">
      <h2 id="publications-title">{t("publications.title")}</h2>
      <ol>
        {latest.map(({ slug, published, title }) => (
          <li key={slug}>
            <time dateTime={published}>{formatDate(published, language)}</time>
            <h3>
              <LocalisedLink to="publication" slug={slug}>
                {title}
              </LocalisedLink>
            </h3>
          </li>
        ))}
      </ol>
      <p>
        <LocalisedLink to="publications" className="link">
          {t("publications.more")}
        </LocalisedLink>
      </p>
    </section>
  );
}
