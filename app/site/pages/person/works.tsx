import type { ReactNode } from "react";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Stamp } from "#app/site/letters/stamp.tsx";
import type { LetterEntry } from "#core/letter-catalogue.ts";

export function Rows({ children }: { children: ReactNode }) {
  return <ul className="person-works">{children}</ul>;
}

type RowProps = { date?: string; note?: string; children: ReactNode };

/** The day and the kind, then the title. */
export function Row({ date, note, children }: RowProps) {
  const language = useLanguage();
  return (
    <li>
      <p className="person-work-date">
        {date && <time dateTime={date}>{formatDate(date, language)}</time>}
        {note && <span>{note}</span>}
      </p>
      <h3>{children}</h3>
    </li>
  );
}

/** Letters, each with its stamp. */
export function LetterRows({ letters }: { letters: readonly LetterEntry[] }) {
  const language = useLanguage();
  return (
    <ul className="person-works person-letters">
      {letters.map(({ slug, title, summary, published, theme }) => (
        <li key={slug}>
          <div className="person-stamp">
            <Stamp theme={theme} />
          </div>
          <div>
            <p className="person-work-date">
              <time dateTime={published}>{formatDate(published, language)}</time>
            </p>
            <h3>
              <LocalisedLink to="letter" slug={slug} className="link">
                {title}
              </LocalisedLink>
            </h3>
            <p>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
