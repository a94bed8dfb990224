import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";

/** When a call is due, in words: the day, and how far away it is. */
export function useDue(): (day: string) => string {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  return (day) => {
    const left = daysUntil(day, new Date());
    const away =
      left === 0 ? t("account.calls.today") : t("account.calls.daysLeft", { count: left });
    return `${t("account.calls.due", { day: formatDate(day, language) })}, ${away}.`;
  };
}

/** Whole days from today, in the visitor's time zone, to a day such as 2026-11-28. */
export function daysUntil(day: string, now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.max(0, Math.round((Date.parse(`${day}T00:00:00Z`) - today) / 86_400_000));
}
