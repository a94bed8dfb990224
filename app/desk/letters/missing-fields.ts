import { type Language, languages } from "#core/languages.ts";
import type { LetterWords } from "#core/letter-text.ts";

export type Missing = { title: boolean; summary: boolean };

/**
 * What is empty in one language of a letter and no longer just to come: its text is begun, or the
 * other language has it.
 */
export function missingFields(letter: Record<Language, LetterWords>, language: Language): Missing {
  const isBegun = letter[language].body.trim() !== "";
  const isMissing = (field: "title" | "summary") =>
    letter[language][field].trim() === "" &&
    (isBegun || languages.some((one) => letter[one][field].trim() !== ""));
  return { title: isMissing("title"), summary: isMissing("summary") };
}
