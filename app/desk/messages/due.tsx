import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { urgencyOf } from "./message.ts";

/** A deadline, in words and coloured: ochre when it is near, red when it is past. */
export function Due({ due }: { due: string }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const urgency = urgencyOf(due);
  return (
    <span className="message-due" data-urgency={urgency}>
      {t(`messages.urgency.${urgency}`, { day: formatDay(due, language) })}
    </span>
  );
}
