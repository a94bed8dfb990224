import { memo } from "react";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Download } from "#app/site/publications/download.tsx";
import { type CatalogueEntry, listedDay } from "#core/catalogue.ts";

/** Rendered again only for another entry: the list is loaded again right after hydration. */
export const PublicationRow = memo(function PublicationRow({ entry }: { entry: CatalogueEntry }) {
  const { t } = useTranslation("publications");
  const language = useLanguage();
  const { slug, title, summary, published, category, minutes, supersededBy } = entry;
  const { version, revised, from } = entry;
  const day = listedDay(entry);
  const standing = from ? "inForce" : revised ? "revised" : "version";
  const since = formatDate(from ?? revised ?? published, language);
  return (
    <li>
      <p className="publications-kind">
        <time dateTime={day}>{formatDate(day, language)}</time>
        <span>{t(`categories.${category}`)}</span>
      </p>
      <div>
        <h3>{title}</h3>
        {supersededBy && <p>{t("superseded")}</p>}
        <p className="publications-summary">{summary}</p>
        <p className="publications-facts">
          {t(`facts.${standing}`, { version, date: since })} · {t("facts.language")} ·{" "}
          {t("facts.minutes", { count: minutes })}
        </p>
        <div className="publications-actions">
          <LocalisedLink to="publication" slug={slug} className="link">
            {t("read")}
            <span className="sr-only">{` ${title}`}</span>
          </LocalisedLink>
          <Download entry={entry} namespace="publications" />
        </div>
      </div>
    </li>
  );
});
