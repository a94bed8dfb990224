import { type Office, site } from "../../../../content/site.ts";
import subjectsEn from "../../../../core/contact-subjects.en.ts";
import subjectsFr from "../../../../core/contact-subjects.fr.ts";
import { fillElided } from "../../../../core/elide.ts";
import type { Language } from "../../../../core/languages.ts";
import en from "../../../../core/mail-words.en.ts";
import fr from "../../../../core/mail-words.fr.ts";
import { writeDate } from "../../../../core/write-date.ts";

/** The subjects, and who answers each within what time, are those of the form. */
const words = {
  en: { ...en, subjects: subjectsEn },
  fr: { ...fr, subjects: subjectsFr },
};

export function wordsIn(language: Language): (typeof words)["en"] {
  return words[language];
}

/** Fills the placeholders of one text, or of all texts of a group. Each may name the firm. */
export function fill<Words>(words: Words, values: Record<string, string | number> = {}): Words {
  const known: Record<string, string | number> = { firm: site.name, ...values };
  const valueIn = (text: string) => (name: string) => {
    if (!(name in known)) throw new Error(`Nothing was given for {{${name}}} in “${text}”.`);
    return String(known[name]);
  };
  // “Chantereine S.A.” ends its sentence by itself.
  const withoutStop = (text: string) =>
    text.replace(/\{\{(\w+)\}\}\./g, (whole, name: string) =>
      valueIn(text)(name).endsWith(".") ? whole.slice(0, -1) : whole,
    );
  const fillText = (text: string) => fillElided(withoutStop(text), valueIn(text));
  const fillAny = (value: unknown): unknown =>
    typeof value === "string"
      ? fillText(value)
      : Object.fromEntries(
          Object.entries(value as object).map(([key, part]) => [key, fillAny(part)]),
        );
  return fillAny(words) as Words;
}

/** A moment by the clock of the firm's first office. */
export function momentIn(language: Language, moment: Date): string {
  const office = site.offices[0] as Office;
  const style = { dateStyle: "long", timeStyle: "short", timeZone: office.timeZone } as const;
  return fill(wordsIn(language).received, {
    time: writeDate(moment, language, style),
    city: office.city[language],
  });
}
