export const languages = ["en", "fr"] as const;
export type Language = (typeof languages)[number];
/** A text in both languages. */
export type Bilingual = Record<Language, string>;

/** At the root of the site, and what a missing text falls back to. */
export const defaultLanguage = "en" satisfies Language;

/** The key of the stored choice, in local storage and as a cookie of the same name. */
export const storageKey = "i18nextLng";
/** `?lng=fr` states a choice in a link. */
export const queryKey = "lng";

/** "fr-CA" and "FR" are French; anything else we do not speak is nothing. */
export function toLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
}

export function otherLanguage(language: Language): Language {
  return language === "en" ? "fr" : "en";
}

const oneYear = 365 * 24 * 60 * 60;

/** The stored choice as a cookie, so that a server can see it too. */
export function choiceCookie(language: Language, secure: boolean): string {
  const parts = [`${storageKey}=${language}`, "Path=/", `Max-Age=${oneYear}`, "SameSite=Lax"];
  return [...parts, ...(secure ? ["Secure"] : [])].join("; ");
}
