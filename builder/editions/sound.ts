import { type LegalPageId, legalPages } from "#content/legal/editions.ts";
import { type DeskEdition, keepOfDesk } from "./of-desk.ts";
import { readEditions } from "./read.ts";

/**
 * Keeps the editions that can be read for those who make pages; the others are reported. Returns
 * the texts that have one, which are to be drawn anew.
 */
export function soundEditions(
  wanted: readonly DeskEdition[],
  report: (edition: string, error: unknown) => void,
): LegalPageId[] {
  const sound = wanted.filter((row) => {
    keepOfDesk([row]);
    try {
      const text = legalPages.find((id) => id === row.text);
      if (!text) throw new Error("There is no such legal text.");
      for (const { texts } of readEditions(text)) void texts;
      return true;
    } catch (error) {
      report(`${row.text}/${row.version}`, error);
      return false;
    }
  });
  keepOfDesk(sound);
  return legalPages.filter((id) => sound.some(({ text }) => text === id));
}
