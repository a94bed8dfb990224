import { type Language, storageKey } from "./languages.ts";

const oneYear = 365 * 24 * 60 * 60;

/** The cookie mirrors local storage so that a server can see the choice too. */
export function choiceCookie(language: Language, secure: boolean): string {
  const parts = [`${storageKey}=${language}`, "Path=/", `Max-Age=${oneYear}`, "SameSite=Lax"];
  return [...parts, ...(secure ? ["Secure"] : [])].join("; ");
}

export function storeChoice(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage can be forbidden by the browser's settings; the cookie below still remembers.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
  document.cookie = choiceCookie(language, location.protocol === "https:");
}
