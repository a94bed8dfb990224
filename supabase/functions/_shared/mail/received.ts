import { type Office, site } from "../../../../content/site.ts";
import { fill, type Language, wordsIn } from "./words.ts";

const locales = { en: "en-GB", fr: "fr-FR" };

/** A moment in words, by the clock of the firm's first office. */
export function receivedIn(language: Language, moment: Date): string {
  const office = site.offices[0] as Office;
  const format = new Intl.DateTimeFormat(locales[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: office.timeZone,
  });
  return fill(wordsIn(language).received, {
    time: format.format(moment),
    city: office.city[language],
  });
}
