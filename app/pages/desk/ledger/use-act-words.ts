import { useTranslation } from "#app/i18n/use-translation.tsx";
import { detailOf, type Entry } from "./entry.ts";
import type en from "./words.en.ts";

/** An act and what was noted with it, in words; what has none yet stands as it was noted. */
export function useActWords() {
  const { t, i18n } = useTranslation("desk");
  const detailName = (name: string) =>
    i18n.exists(`desk:ledger.details.${name}`)
      ? t(`ledger.details.${name as keyof typeof en.details}`)
      : name;
  return {
    actName: (act: string) =>
      i18n.exists(`desk:ledger.acts.${act}`)
        ? t(`ledger.acts.${act as keyof typeof en.acts}`)
        : act,
    details: (entry: Entry) =>
      detailOf(entry, detailName, { yes: t("ledger.yes"), no: t("ledger.no") }),
  };
}
