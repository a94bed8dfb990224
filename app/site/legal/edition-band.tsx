import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { applies, type Edition, lastDayOf, type ShownEdition } from "#core/editions.ts";
import { localisePath } from "#core/paths.ts";

type Props = { shown: ShownEdition };

/** "from 16 November to 30 November 2026", as the middle of a sentence. */
export function usePeriod({ current, editions }: ShownEdition) {
  const { t } = useTranslation("legal");
  const language = useLanguage();
  return (edition: Edition): string => {
    const last = lastDayOf(edition, editions);
    const from = formatDate(edition.from, language);
    if (!applies(edition)) return t("period.withdrawn", { from });
    if (edition.from > current.from) return t("period.coming", { from });
    if (!last || edition === current) return t("period.open", { from });
    return t("period.closed", { from, to: formatDate(last, language) });
  };
}

/** Across the head of what is not the text in force: which one it is, and a way to that one. */
export function EditionBand({ shown }: Props) {
  const { t } = useTranslation("legal");
  const language = useLanguage();
  const periodOf = usePeriod(shown);
  const { edition, older, current, editions } = shown;
  if (!older && edition === current) return null;
  const from = formatDate(edition.from, language);
  const to = formatDate(lastDayOf(edition, editions) ?? edition.from, language);
  const when = edition.withdrawn ? "withdrawn" : edition.from > current.from ? "coming" : "past";
  const day = edition.withdrawn && formatDate(edition.withdrawn, language);
  return (
    <aside className="edition-band" aria-label={t("band.label")}>
      <p>
        <strong>
          {older
            ? t("band.compared", { older: older.version, newer: edition.version })
            : t(`band.${when}`, { version: edition.version, from, to })}
        </strong>{" "}
        {older
          ? t("band.comparedNote", {
              olderPeriod: periodOf(older),
              newerPeriod: periodOf(edition),
            })
          : t(`band.${when}Note`, { day })}
      </p>
      <a href={localisePath(shown.path, language)}>{t("band.toCurrent")}</a>
    </aside>
  );
}

/** Says which edition is next, where the text in force is shown. */
export function NextEdition({ shown }: Props) {
  const { t } = useTranslation("legal");
  const language = useLanguage();
  const { edition, current, next } = shown;
  if (!next || edition !== current) return null;
  const path = localisePath(shown.path, language);
  const from = formatDate(next.from, language);
  return (
    <aside className="edition-next" aria-label={t("next.label")}>
      <p>
        {t("next.text", { version: next.version, from })}{" "}
        <a href={`${path}/${next.version}`}>{t("next.read")}</a>{" "}
        <a href={`${path}/${current.version}-${next.version}`}>{t("next.compare")}</a>
      </p>
    </aside>
  );
}
