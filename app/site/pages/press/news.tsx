import { formatDate } from "#app/i18n/format.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { newsFeedPath } from "#core/news.ts";

/** Events and press releases, in the order of publication. */
export function News() {
  const { t } = useTranslation("press");
  const language = useLanguage();
  const { items } = usePageData("press");
  return (
    <>
      {(["events", "releases"] as const).map((part) => (
        <Section key={part} title={t(`news.${part}`)}>
          <ul className="notice-list">
            {items
              .filter(({ starts }) => (starts !== undefined) === (part === "events"))
              .map(({ slug, title, summary, published, starts }) => (
                <li key={slug}>
                  <p className="notice-date">
                    <time dateTime={starts ?? published}>
                      {formatDate(starts ?? published, language)}
                    </time>
                  </p>
                  <h3>
                    <LocalisedLink to="news-item" slug={slug} className="link">
                      {title}
                    </LocalisedLink>
                  </h3>
                  <p>{summary}</p>
                </li>
              ))}
          </ul>
          {part === "releases" && (
            <p>
              <a href={newsFeedPath(language)} className="link" type="application/atom+xml">
                {t("news.feed")}
              </a>
            </p>
          )}
        </Section>
      ))}
    </>
  );
}
