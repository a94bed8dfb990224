import contactEn from "../../../../app/i18n/locales/en/contact.ts";
import en from "../../../../app/i18n/locales/en/mail.ts";
import contactFr from "../../../../app/i18n/locales/fr/contact.ts";
import fr from "../../../../app/i18n/locales/fr/mail.ts";
import { site } from "../../../../content/site.ts";

/** The subjects, and who answers each within what time, are those of the form. */
const words = {
  en: { ...en, subjects: contactEn.subjects },
  fr: { ...fr, subjects: contactFr.subjects },
};

export type Language = keyof typeof words;

export function wordsIn(language: Language): (typeof words)["en"] {
  return words[language];
}

/** Fills the placeholders of one text, or of all texts of a group. Each may name the firm. */
export function fill<Words>(words: Words, values: Record<string, string | number> = {}): Words {
  const known: Record<string, string | number> = { firm: site.name, ...values };
  const fillText = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      if (!(name in known)) throw new Error(`Nothing was given for {{${name}}} in “${text}”.`);
      return String(known[name]);
    });
  const fillAny = (value: unknown): unknown =>
    typeof value === "string"
      ? fillText(value)
      : Object.fromEntries(
          Object.entries(value as object).map(([key, part]) => [key, fillAny(part)]),
        );
  return fillAny(words) as Words;
}
