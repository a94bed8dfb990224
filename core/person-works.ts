import type { Language } from "./languages.ts";

/** The feed of what somebody of the firm wrote. */
export function personFeedPath(id: string, language: Language): string {
  return `/people/${id}.${language}.xml`;
}
