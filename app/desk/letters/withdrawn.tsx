import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { firmClock } from "#core/firm-time.ts";

/** Since when a letter is off the site. */
export function Withdrawn({ at }: { at: string | null | undefined }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  if (!at) return null;
  const day = formatDate(firmClock(new Date(at)).slice(0, 10), language);
  return <p className="desk-soft">{t("letters.withdrawnOn", { day })}</p>;
}
