import { Fragment } from "react";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { Edition, ShownEdition } from "#core/editions.ts";
import { localisePath } from "#core/paths.ts";
import { usePeriod } from "./edition-band.tsx";
import { PdfLink } from "./pdf-link.tsx";
import { RecordTable } from "./record-table.tsx";

type Props = { shown: ShownEdition };

/** Every edition: when it applied, why it came, and where to read and compare it. */
export function EditionList({ shown }: Props) {
  const { t } = useTranslation("legal");
  const language = useLanguage();
  const periodOf = usePeriod(shown);
  const { editions, current } = shown;
  const first = editions.at(-1)?.from;
  return (
    <>
      <p>{t("editions.rule")}</p>
      <RecordTable
        className="editions"
        caption={t("editions.caption")}
        columns={[t("version"), t("editions.inForce"), t("editions.change"), t("editions.see")]}
        rows={editions.map((edition) => ({
          id: edition.version,
          header: edition.version,
          cells: [
            <Fragment key="period">
              {periodOf(edition)}
              {edition === current && <small>{t("editions.current")}</small>}
              {edition.withdrawn && (
                <small>
                  {t("editions.withdrawn", { day: formatDate(edition.withdrawn, language) })}
                </small>
              )}
              <small>
                {t("editions.published", { day: formatDate(edition.published, language) })}
              </small>
            </Fragment>,
            edition.change[language],
            <Ways key="ways" edition={edition} shown={shown} />,
          ],
        }))}
      />
      <form className="edition-day" method="get" action={localisePath(shown.path, language)}>
        <label htmlFor="edition-day">{t("editions.day")}</label>
        <input id="edition-day" type="date" name="on" min={first} required />
        <button type="submit" className="button button-secondary">
          {t("editions.show")}
        </button>
      </form>
    </>
  );
}

type WaysProps = Props & { edition: Edition };

/** To read an edition, to compare it with each other one, and to keep it. */
function Ways({ edition, shown }: WaysProps) {
  const { t } = useTranslation("legal");
  const language = useLanguage();
  const path = localisePath(shown.path, language);
  const { version, from, text, hash } = edition;
  return (
    <ul>
      <li>
        <a href={`${path}/${version}`}>{t("editions.read", { version })}</a>
      </li>
      {shown.editions
        .filter((other) => other.from < from)
        .map((other) => (
          <li key={other.version}>
            <a href={`${path}/${other.version}-${version}`}>
              {t("editions.compareOlder", { version: other.version })}
            </a>
          </li>
        ))}
      <li>
        <PdfLink edition={edition} />
      </li>
      <li>
        <a href={`/editions/${text}/${version}.json`}>{t("editions.file", { version })}</a>{" "}
        <small>{t("editions.hash", { hash: hash.slice(0, 12) })}</small>
      </li>
    </ul>
  );
}
