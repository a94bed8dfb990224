import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { ForeignWords } from "#app/terms/foreign-words.tsx";
import type { GlossaryEntry } from "./data.ts";

type Props = {
  letter: string;
  own: readonly GlossaryEntry[];
  entries: readonly GlossaryEntry[];
  isShown: (entry: GlossaryEntry) => boolean;
};

export function anchorOf(letter: string): string {
  return `letter-${letter.toLowerCase()}`;
}

export function LetterSection({ letter, own, entries, isShown }: Props) {
  const { t } = useTranslation("glossary");
  return (
    <section
      className="glossary-letter"
      id={anchorOf(letter)}
      aria-labelledby={`${anchorOf(letter)}-title`}
      hidden={!own.some(isShown)}
    >
      <h2 id={`${anchorOf(letter)}-title`}>
        <span aria-hidden="true">{letter}</span>
        <span className="sr-only">{t("letter", { letter })}</span>
      </h2>
      <dl>
        {own.map((entry) => (
          <div key={entry.id} id={entry.id} className="glossary-entry" hidden={!isShown(entry)}>
            <EntryText entry={entry} />
            {entry.see.length > 0 && (
              <dd className="glossary-see">
                {t("see")} <SeeAlso of={entries.filter(({ id }) => entry.see.includes(id))} />
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
          {t("equivalent")} <em lang={entry.equivalent.lang}>{entry.equivalent.text}</em>
        </span>
      </dt>
      <dd>{text("definition")}</dd>
    </>
  );
}

/** Their addresses have no query: a term that the search has put away comes back. */
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
