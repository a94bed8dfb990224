import { editionTexts, nameOfText } from "#core/edition-texts.ts";
import type { Language } from "#core/languages.ts";
import { pages } from "#core/pages.ts";

/** An id or a hash, which says nothing to whoever reads it. */
export function isOpaque(value: unknown): boolean {
  return /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64})$/.test(String(value));
}

/**
 * What an entry is about, by its name: `called` where it has one, else the word for its kind with what
 * a person can read of its reference.
 */
export function subjectOf(
  about: string,
  called: string | null,
  language: Language,
  kindOf: (kind: string) => string,
): string {
  if (called) return called;
  const [kind = "", ...rest] = about.split(":");
  // `edition:privacy/3.1`
  const [id = "", number = ""] = rest.join(":").split("/");
  const page = pages.find((one) => one.id === id)?.name[language];
  const text = editionTexts.some((one) => one === id) ? nameOfText(id, language) : page;
  const named = text ?? (isOpaque(id) || /^[a-z-]+$/.test(id) ? "" : id);
  return [kindOf(kind), named, number].filter(Boolean).join(" ");
}
