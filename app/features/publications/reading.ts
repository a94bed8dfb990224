import type { TFunction } from "i18next";
import { createContext, useContext } from "react";
import type { Mark } from "#app/features/glossary/mark.ts";
import type { Language } from "#core/languages.ts";
import type { Note } from "./text.ts";

/** What is known while a text is drawn, once, from its beginning to its end. */
export type Reading = {
  language: Language;
  firm: string;
  t: TFunction<"publication">;
  /** The terms and foreign words that occur in the text. */
  marks: readonly Mark[];
  /** The terms that the text has already led to. */
  explained: Set<string>;
  notes: readonly Note[];
  /** How often each note was called so far. */
  calls: Map<string, number>;
  /** Of each figure and table, by what it is. */
  numbers: Map<unknown, number>;
};

export const ReadingContext = createContext<Reading | undefined>(undefined);

export function useReading(): Reading {
  const reading = useContext(ReadingContext);
  if (!reading) throw new Error("A publication’s text is drawn by renderText.");
  return reading;
}
