import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { translatorFor } from "#app/i18n/translator.ts";
import { type Entry, publicationsKey } from "./entry.ts";

type Namespace = "publication" | "publications";

/** The publications that the build knew of, newest first. */
export function useEntries(namespace: Namespace): readonly Entry[] {
  const { i18n } = useTranslation(namespace);
  return i18n.getResource(i18n.language, namespace, publicationsKey);
}

export function entryNamed(slug: string | undefined, language: Language): Entry | undefined {
  const entries: readonly Entry[] | undefined = translatorFor(language).getResource(
    language,
    "publication",
    publicationsKey,
  );
  return entries?.find((entry) => entry.slug === slug);
}
