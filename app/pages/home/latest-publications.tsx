import { useTranslation } from "react-i18next";
import { formatDate } from "#app/i18n/format.ts";
import { LocalisedLink } from "#app/i18n/localised-link.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { publications } from "#content/publications/catalogue.ts";

export function LatestPublications() {
  const { t } = useTranslation("home");
  const language = useLanguage();
  return (
    <section className="home-publications" aria-labelledby="publications-title">
      <h2 id="publications-title">{t("publications.title")}</h2>
      <ol>
        {publications.slice(0, 3).map(({ slug, published, title }) => (
          <li key={slug}>
            <time dateTime={published}>{formatDate(published, language)}</time>
            <h3>
              <LocalisedLink to="publication" slug={slug}>
                {title[language]}
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
