import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { formatDate } from "#app/i18n/format.ts";
import { LocalisedLink } from "#app/i18n/localised-link.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { publications } from "#content/publications/catalogue.ts";

export default function Publications() {
  const { t } = useTranslation("publications");
  const language = useLanguage();
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <section className="page-section">
        <h2>{t("listTitle")}</h2>
        <ul className="rows">
          {publications.map(({ slug, title, published }) => (
            <li key={slug}>
              <h3>{title[language]}</h3>
              <p>
                <time dateTime={published}>{formatDate(published, language)}</time>
              </p>
              <LocalisedLink to="publication" slug={slug}>
                {t("read")}
                <span className="sr-only">{` ${title[language]}`}</span>
              </LocalisedLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
