import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Download } from "#app/site/publications/download.tsx";
import type { CatalogueEntry } from "#core/catalogue.ts";

/** The kind of document, its date and version, and how long it takes to read. */
export function Imprint({ entry }: { entry: CatalogueEntry }) {
  const { t } = useTranslation("publication");
  const language = useLanguage();
  return (
    <>
      <dl className="legal-imprint publication-imprint">
        <div>
          <dt>{t("category")}</dt>
          <dd>{t(`categories.${entry.category}`)}</dd>
        </div>
        {entry.authors.length > 0 && (
          <div className="publication-authors">
            <dt>{t(entry.category === "investment-policy" ? "kept" : "written")}</dt>
            {entry.authors.map(({ id, name }) => (
              <dd key={id}>
                <LocalisedLink to="person" slug={id} className="link" translate="no">
                  {name}
                </LocalisedLink>
              </dd>
            ))}
          </div>
        )}
        <div>
          <dt>{t("published")}</dt>
          <dd>
            <time dateTime={entry.published}>{formatDate(entry.published, language)}</time>
          </dd>
        </div>
        <div>
          <dt>{t("version")}</dt>
          <dd>
            {entry.version}
            {entry.revised && (
              <>
                {", "}
                <time dateTime={entry.revised}>{formatDate(entry.revised, language)}</time>
              </>
            )}
          </dd>
        </div>
        <div className="publication-time">
          <dt>{t("reading")}</dt>
          <dd>{t("facts.minutes", { count: entry.minutes })}</dd>
        </div>
      </dl>
      <div className="publication-download">
        <Download entry={entry} namespace="publication" />
      </div>
    </>
  );
}
