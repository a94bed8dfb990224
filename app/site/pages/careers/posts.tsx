import { formatDate } from "#app/i18n/format.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Section } from "#app/ui/section.tsx";

/** The posts to be filled. */
export function Posts() {
  const { t } = useTranslation("careers");
  const language = useLanguage();
  const { posts } = usePageData("careers");
  return (
    <Section id="posts" title={t("posts.title")}>
      <ul className="notice-list">
        {posts.map(({ slug, title, city, team, until }) => (
          <li key={slug}>
            <h3>
              <LocalisedLink to="vacancy" slug={slug} className="link">
                {title}
              </LocalisedLink>
            </h3>
            <p>{t("posts.line", { city, team, date: formatDate(until, language) })}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
