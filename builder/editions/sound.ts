import { type EditionTextId, editionTexts } from "#core/edition-texts.ts";
import { type DeskEdition, keepOfDesk } from "./of-desk.ts";
import { readEditions } from "./read.ts";

/**
 * Keeps the editions that can be read for those who make pages; the others are reported. Returns
 * the texts that have one, which are to be drawn anew.
 */
export function soundEditions(
  wanted: readonly DeskEdition[],
  report: (edition: string, error: unknown) => void,
): EditionTextId[] {
  const sound = wanted.filter((row) => {
    keepOfDesk([row]);
    try {
      const text = editionTexts.find((id) => id === row.text);
      if (!text) throw new Error("No such text has editions.");
      for (const { texts } of readEditions(text)) void texts;
      return true;
    } catch (error) {
      report(`${row.text}/${row.version}`, error);
      return false;
    }
  });
  keepOfDesk(sound);
  return editionTexts.filter((id) => sound.some(({ text }) => text === id));
}
