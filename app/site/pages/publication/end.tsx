import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Download } from "#app/site/publications/download.tsx";
import { capitalWarning } from "#content/warnings.ts";
import type { CatalogueEntry, PublicationName } from "#core/catalogue.ts";
import { isPolicy } from "#core/edition-texts.ts";

type Props = { entry: CatalogueEntry; entries: readonly PublicationName[]; url: string };

/** What follows the text: PDF, citation, and the publications before and after. */
export function End({ entry, entries, url }: Props) {
  const { t } = useTranslation("publication");
  const language = useLanguage();
  const { title, version, published, revised = published } = entry;
  const date = formatDate(revised, language);
  return (
    <div className="publication-end">
      <section className="publication-risk" aria-labelledby="risk-title">
        <h2 id="risk-title">{t("risk.title")}</h2>
        <p>{t("risk.text", { warning: capitalWarning[language] })}</p>
        <p>
          <LocalisedLink to="regulatory-notice">{t("risk.link")}</LocalisedLink>
        </p>
      </section>
      {/* Of a policy it is above the text, as on a legal page. */}
      {!isPolicy(entry.slug) && <PrintedFile entry={entry} />}
      <section className="publication-citation" aria-labelledby="citation-title">
        <h2 id="citation-title">{t("cite.title")}</h2>
        <p>{t("cite.text", { title, version, date, url })}</p>
      </section>
      <Neighbours entry={entry} entries={entries} />
      <p className="actions">
        <LocalisedLink to="publications" className="link">
          {t("back")}
        </LocalisedLink>
      </p>
    </div>
  );
}

/** The PDF, with its SHA-256, by which anyone can check that it is complete. */
function PrintedFile({ entry }: { entry: CatalogueEntry }) {
  const { t } = useTranslation("publication");
  if (!entry.pdf) return null;
  return (
    <section className="publication-file" aria-labelledby="file-title">
      <h2 id="file-title">{t("file.title")}</h2>
      <Download entry={entry} namespace="publication" />
      <dl>
        <dt>{t("file.checksum")}</dt>
        <dd>
          <code>{entry.pdf.sha256}</code>
        </dd>
      </dl>
    </section>
  );
}

/** The documents published just before and just after this one. */
function Neighbours({ entry, entries }: Omit<Props, "url">) {
  const { t } = useTranslation("publication");
  const place = entries.findIndex(({ slug }) => slug === entry.slug);
  const neighbours = [
    { words: t("neighbours.older"), other: entries[place + 1] },
    { words: t("neighbours.newer"), other: entries[place - 1] },
  ];
  return (
    <nav className="publication-neighbours" aria-label={t("neighbours.label")}>
      <ul>
        {neighbours.map(
          ({ words, other }) =>
            other && (
              <li key={words}>
                <span>{words}</span>{" "}
                <LocalisedLink to="publication" slug={other.slug}>
                  {other.title}
                </LocalisedLink>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
