import { formatDate } from "#app/i18n/format.ts";
import { people } from "#content/people.ts";
import type { Language } from "#core/languages.ts";
import type { LetterText } from "#core/letter-text.ts";
import { typeset } from "#core/typeset.ts";
import { DrawnText, readText } from "../writing/drawn-text.tsx";

type Props = { letter: LetterText; language: Language };

/** A letter as on its page on the site. */
export function DrawnLetter({ letter, language }: Props) {
  const { title, summary, body } = letter[language];
  // The preview around it names the fault.
  if (!readText(body, language, { letter: true })) return null;
  return (
    <article className="letter-page" lang={language}>
      <h3>{typeset(title, language)}</h3>
      <p className="letter-page-summary">{typeset(summary, language)}</p>
      <DrawnText body={body} language={language} rules={{ letter: true }} />
      <p>{people.find(({ id }) => id === letter.signatory)?.name}</p>
      {letter.errata.map((erratum) => (
        <p key={erratum.on + erratum.en} className="letter-page-erratum">
          {`${formatDate(erratum.on, language)}. ${typeset(erratum[language], language)}`}
        </p>
      ))}
    </article>
  );
}
