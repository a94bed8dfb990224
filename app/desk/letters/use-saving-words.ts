import { useTranslation } from "#app/i18n/use-translation.tsx";
import { writeDate } from "#core/write-date.ts";
import type { Saving } from "./use-letter.ts";

export function useSavingWords(saving: Saving, number: number): string {
  const { t, i18n } = useTranslation("desk");
  if (saving.kind === "saved") {
    const time = writeDate(saving.at, i18n.language, { timeStyle: "short" });
    return t("letters.savedAs", { time, number: saving.number });
  }
  if (saving.kind === "same") return t("letters.draft", { number });
  if (saving.kind === "failed") return t("letters.notSaved", { why: saving.why });
  if (saving.kind === "conflict") return t("letters.conflict.notSaved");
  return t(`letters.${saving.kind}`);
}
