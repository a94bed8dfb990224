import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { ForeignWords } from "#app/terms/foreign-words.tsx";
import { fold } from "#core/fold.ts";
import { otherLanguage } from "#core/languages.ts";
import type { GlossaryEntry } from "./data.ts";

type Props = {
  initial: string;
  own: readonly GlossaryEntry[];
  entries: readonly GlossaryEntry[];
  isShown: (entry: GlossaryEntry) => boolean;
};

/** Under which an entry is listed. */
export function initialOf({ term }: Pick<GlossaryEntry, "term">): string {
  return fold(term).charAt(0).toUpperCase();
}

export function anchorOf(initial: string): string {
  return `letter-${initial.toLowerCase()}`;
}

export function InitialSection({ initial, own, entries, isShown }: Props) {
  const { t } = useTranslation("glossary");
  return (
    <section
      className="glossary-letter"
      id={anchorOf(initial)}
      aria-labelledby={`${anchorOf(initial)}-title`}
      hidden={!own.some(isShown)}
    >
      <h2 id={`${anchorOf(initial)}-title`}>
        <span aria-hidden="true">{initial}</span>
        <span className="sr-only">{t("letter", { letter: initial })}</span>
      </h2>
      <dl>
        {own.map((entry) => (
          <div key={entry.id} id={entry.id} className="glossary-entry" hidden={!isShown(entry)}>
            <EntryText entry={entry} />
            {entry.see.length > 0 && (
              <dd className="glossary-see">
                {t("see")} <SeeAlso of={entries.filter((_, place) => entry.see.includes(place))} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

function EntryText({ entry }: { entry: GlossaryEntry }) {
  const { t } = useTranslation("glossary");
  const other = otherLanguage(useLanguage());
  const text = (field: "term" | "also" | "definition") => (
    <ForeignWords text={entry[field] ?? ""} marks={entry.foreign} />
  );
  return (
    <>
      <dt>
        <LocalisedLink to="glossary" suffix={`#${entry.id}`}>
          <dfn>{text("term")}</dfn>
        </LocalisedLink>
        {entry.also && <span className="glossary-also">{text("also")}</span>}
        <span className="glossary-equivalent">
          {t("equivalent")} <em lang={entry.equivalent.lang ?? other}>{entry.equivalent.text}</em>
        </span>
      </dt>
      <dd>{text("definition")}</dd>
    </>
  );
}

/** The links have no query, so that a term that the search had hidden is shown. */
function SeeAlso({ of }: { of: readonly GlossaryEntry[] }) {
  return of.map(({ id, term, foreign }, index) => (
    <span key={id}>
      {index > 0 && ", "}
      <LocalisedLink to="glossary" suffix={`#${id}`}>
        <ForeignWords text={term} marks={foreign} />
      </LocalisedLink>
    </span>
  ));
}
