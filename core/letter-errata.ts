import type { Language } from "./languages.ts";
import type { LetterText } from "./letter-text.ts";

/** The id by which a text marks the place of a correction, like that of a note: `[^erratum]`. */
export function erratumId(index: number): string {
  return index === 0 ? "erratum" : `erratum-${index + 1}`;
}

export function callsErratum(body: string, index: number): boolean {
  return body.includes(`[^${erratumId(index)}]`);
}

/** The text with a note added for each correction that it marks. */
export function bodyWithErrata(
  { errata, ...texts }: Pick<LetterText, Language | "errata">,
  language: Language,
  dayOf: (isoDate: string, language: Language) => string,
): string {
  const { body } = texts[language];
  const notes = errata.flatMap((erratum, index) =>
    callsErratum(body, index)
      ? [`[^${erratumId(index)}]: *Erratum, ${dayOf(erratum.on, language)}.* ${erratum[language]}`]
      : [],
  );
  return [body.trimEnd(), ...notes].join("\n\n");
}
