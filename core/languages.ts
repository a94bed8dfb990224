export const languages = ["en", "fr"] as const;
export type Language = (typeof languages)[number];
/** A text in both languages. */
export type Bilingual = Record<Language, string>;

/** The language at the root of the site, and the one for texts that are missing in the other. */
export const defaultLanguage = "en" satisfies Language;

/** The key under which the chosen language is stored, in local storage and as a cookie. */
export const storageKey = "i18nextLng";
/** A link can choose the language: `?lng=fr`. */
export const queryKey = "lng";

/** "fr-CA" and "FR" are French; a language that the site does not have is undefined. */
export function toLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
}

export function otherLanguage(language: Language): Language {
  return language === "en" ? "fr" : "en";
}

const oneYear = 365 * 24 * 60 * 60;

/** The chosen language as a cookie, so that a server can read it. */
export function choiceCookie(language: Language, secure: boolean): string {
  const parts = [`${storageKey}=${language}`, "Path=/", `Max-Age=${oneYear}`, "SameSite=Lax"];
  return [...parts, ...(secure ? ["Secure"] : [])].join("; ");
}
