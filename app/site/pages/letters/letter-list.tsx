import { useRef } from "react";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import { Stamp } from "#app/site/letters/stamp.tsx";
import { type LetterEntry, letterFeedPath } from "#core/letter-catalogue.ts";
import { type LetterTheme, letterThemes } from "#core/letter-text.ts";
import { useLetters } from "./use-letters.ts";

/** With fewer letters no filter is shown. */
const worthFiltering = 6;

export function LetterList() {
  const { t } = useTranslation("letters");
  const language = useLanguage();
  const { entries, json } = useLetters();
  const section = useRef<HTMLElement>(null);
  const address = useAddressState(["theme"], () => ({
    theme: section.current?.querySelector<HTMLInputElement>("input:checked")?.value ?? "",
  }));
  const theme = letterThemes.find((known) => known === address.values.theme) ?? "";
  const shown = entries.filter((entry) => !theme || entry.theme === theme);
  return (
    <section ref={section} className="letters" aria-labelledby="list-title" data-letters={json}>
      <h2 id="list-title">{t("listTitle")}</h2>
      {entries.length > worthFiltering && (
        <Themes theme={theme} choose={(chosen) => address.change({ theme: chosen })} />
      )}
      {(theme || entries.length > worthFiltering) && (
        <p className="letters-count" role="status">
          {shown.length > 0 ? t("filter.count", { count: shown.length }) : t("filter.none")}
        </p>
      )}
      <ol>
        {shown.map((entry) => (
          <LetterRow key={entry.slug} entry={entry} />
        ))}
      </ol>
      <p className="letters-feed">
        <a href={letterFeedPath(language)} className="link" type="application/atom+xml">
          {t("feed")}
        </a>
      </p>
    </section>
  );
}

type ThemesProps = { theme: LetterTheme | ""; choose: (theme: LetterTheme | "") => void };

/** Without JavaScript the stylesheet hides these, and the whole list is shown. */
function Themes({ theme, choose }: ThemesProps) {
  const { t } = useTranslation("letters");
  return (
    <search className="letters-themes">
      <fieldset>
        <legend>{t("filter.label")}</legend>
        {(["", ...letterThemes] as const).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="theme"
              value={one}
              checked={theme === one}
              onChange={() => choose(one)}
            />
            <span>{one ? t(`themes.${one}`) : t("filter.all")}</span>
          </label>
        ))}
      </fieldset>
    </search>
  );
}

function LetterRow({ entry }: { entry: LetterEntry }) {
  const { t } = useTranslation("letters");
  const language = useLanguage();
  const { slug, title, summary, published, theme, signatory, errata } = entry;
  const corrected = errata.at(-1);
  return (
    <li>
      <div className="letters-stamp">
        <Stamp theme={theme} />
      </div>
      <p className="letters-date">
        <time dateTime={published}>{formatDate(published, language)}</time>
        <span className={`letter-ink-${theme}`}>{t(`themes.${theme}`)}</span>
      </p>
      <div className="letters-text">
        <h3>
          <LocalisedLink to="letter" slug={slug}>
            {title}
          </LocalisedLink>
        </h3>
        <p className="letters-summary">{summary}</p>
        <p className="letters-signed">
          <bdi translate="no">{t("signed", { name: signatory.name, city: signatory.city })}</bdi>
          {corrected && <span>{t("corrected", { date: formatDate(corrected.on, language) })}</span>}
        </p>
      </div>
    </li>
  );
}
