/** A policy of the firm, drawn when pages are made: it may be another one on another day. */
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { EditionBand, NextEdition } from "#app/site/legal/edition-band.tsx";
import { EditionList } from "#app/site/legal/edition-list.tsx";
import { Imprint } from "#app/site/legal/imprint.tsx";
import { PdfLink } from "#app/site/legal/pdf-link.tsx";
import { Colophon } from "#app/site/reading/colophon.tsx";
import type { Draw } from "#app/site/reading/draw-text.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { site } from "#content/site.ts";
import type { CatalogueEntry } from "#core/catalogue.ts";
import { applies, type ShownEdition } from "#core/editions.ts";
import type { ParsedText } from "#core/parse-text.ts";
import { localisePath } from "#core/paths.ts";
import { Chapters } from "./chapters.tsx";
import { End } from "./end.tsx";
import { Label } from "./label.tsx";

type Props = {
  shown: ShownEdition;
  text: ParsedText;
  draw: Draw;
  /** This edition, as a publication, and all publications. */
  entry: CatalogueEntry;
  entries: readonly CatalogueEntry[];
};

export function PolicyPage({ shown, text, draw, entry, entries }: Props) {
  const { t } = useTranslation("publication");
  const legal = useTranslation("legal").t;
  const language = useLanguage();
  const { edition, editions, undated } = shown;
  const own = localisePath(shown.path, language) + (undated ? "" : `/${edition.version}`);
  const days = editions.filter(applies).map(({ version, from }) => ({ version, from }));
  const list = { id: "versions", title: legal("editions.title") };
  return (
    <article
      className="legal publication policy"
      data-editions={undated ? JSON.stringify(days) : undefined}
    >
      <div className="reading-progress" aria-hidden="true" />
      {/* Printed only: whose text it is, and where this edition is. */}
      <p className="legal-source">
        {site.name} · {site.origin + own}
      </p>
      <EditionBand shown={shown} />
      <PageHeading title={entry.title} lede={entry.summary} />
      <Imprint shown={shown}>
        {entry.authors.length > 0 && (
          <div className="publication-authors">
            <dt>{t("kept")}</dt>
            {entry.authors.map(({ id, name }) => (
              <dd key={id}>
                <LocalisedLink to="person" slug={id} className="link" translate="no">
                  {name}
                </LocalisedLink>
              </dd>
            ))}
          </div>
        )}
        <div className="publication-time">
          <dt>{t("reading")}</dt>
          <dd>{t("facts.minutes", { count: entry.minutes })}</dd>
        </div>
      </Imprint>
      <p className="edition-pdf">
        <PdfLink edition={edition} />
      </p>
      {entry.pdf && (
        <p className="edition-pdf publication-file">
          <span>{t("file.checksum")}</span> <code>{entry.pdf.sha256}</code>
        </p>
      )}
      <NextEdition shown={shown} />
      <Label entry={entry} entries={entries} />
      <Chapters text={text} draw={draw} after={list}>
        <EditionList shown={shown} />
      </Chapters>
      <End entry={entry} entries={entries} url={site.origin + own} />
      <Colophon />
    </article>
  );
}
