import { useTranslation } from "#app/i18n/use-translation.tsx";

/** A thing and what is said of it, with the colon as the language sets it. */
export function usePair(): (name: string, said: string) => string {
  const { t } = useTranslation("desk");
  return (name, said) => t("pair", { name, said });
}
