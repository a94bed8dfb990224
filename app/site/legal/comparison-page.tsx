import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Colophon } from "#app/site/reading/colophon.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TextChanges } from "#app/ui/text-changes.tsx";
import { site } from "#content/site.ts";
import { type ChangedChapter, compareTexts } from "#core/compare-texts.ts";
import type { Edition, ShownEdition } from "#core/editions.ts";
import { localisePath } from "#core/paths.ts";
import { EditionBand, usePeriod } from "./edition-band.tsx";

type Props = { shown: ShownEdition; older: Edition };

/** What changed from one edition to a later one: as a list, then as a corrected proof. */
export function ComparisonPage({ shown, older }: Props) {
  const { t } = useTranslation("legal");
  const language = useLanguage();
  const { edition } = shown;
  const { title } = edition.titles[language];
  const path = localisePath(shown.path, language);
  const chapters = compareTexts(older.texts[language], edition.texts[language], {
    title: t("comparison.opening"),
    summaries: [older.titles[language].summary, edition.titles[language].summary],
  });
  const count = chapters.reduce((sum, { passages }) => sum + passages.length, 0);
  return (
    <article className={`legal comparison legal-${edition.text}`}>
      <p className="legal-source">
        {site.name} · {`${site.origin}${path}/${older.version}-${edition.version}`}
      </p>
      <EditionBand shown={shown} />
      <PageHeading
        title={title}
        lede={count === 0 ? t("comparison.none") : t("comparison.lede", { count })}
      />
      <div className="comparison-columns">
        <EditionColumn shown={shown} older={older} />
        <div className="comparison-text">
          <section aria-labelledby="changes-title">
            <h2 id="changes-title">{t("comparison.what")}</h2>
            <ul>
              {chapters.map((chapter) => (
                <li key={chapter.id}>
                  <a href={`#${chapter.id}`}>{chapter.title}</a>{" "}
                  <small>
                    {t(`comparison.kinds.${chapter.kind}`, { count: chapter.passages.length })}
                  </small>
                </li>
              ))}
            </ul>
          </section>
          {chapters.map((chapter) => (
            <Changes key={chapter.id} chapter={chapter} />
          ))}
        </div>
        <Why shown={shown} older={older} />
      </div>
      <Colophon />
    </article>
  );
}

/** Every edition with its time, and both that are compared without marks. */
function EditionColumn({ shown, older }: Props) {
  const { t } = useTranslation("legal");
  const language = useLanguage();
  const path = localisePath(shown.path, language);
  const periodOf = usePeriod(shown);
  const { edition, editions, current } = shown;
  return (
    <nav className="comparison-editions" aria-label={t("editions.title")}>
      <ul>
        {editions.map((one) => (
          <li key={one.version} data-shown={one === edition || one === older ? "" : undefined}>
            <a
              href={`${path}/${one.version}`}
              aria-label={t("comparison.clean", { version: one.version })}
            >
              {one.version}
            </a>
            <span>
              {periodOf(one)}
              {one === current && <small>{t("editions.current")}</small>}
              {one.withdrawn && (
                <small>
                  {t("editions.withdrawn", { day: formatDate(one.withdrawn, language) })}
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p>
        {t("prevails")}
        {" · "}
        {t(`languages.${edition.prevails}`)}
      </p>
    </nav>
  );
}

/** The reasons of each edition between the two. */
function Why({ shown, older }: Props) {
  const { t } = useTranslation("legal");
  const language = useLanguage();
  const { edition, editions } = shown;
  const between = editions.filter(({ from }) => from > older.from && from <= edition.from);
  return (
    <aside className="comparison-why" aria-label={t("comparison.why")}>
      <h2>{t("comparison.why")}</h2>
      {between.map(({ version, change }) => (
        <p key={version}>
          <b>{version}</b> {change[language]}
        </p>
      ))}
    </aside>
  );
}

function Changes({ chapter: { id, title, passages } }: { chapter: ChangedChapter }) {
  const { t } = useTranslation("legal");
  const said = t("comparison.marks", { returnObjects: true });
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <TextChanges passages={passages} said={said} />
    </section>
  );
}
