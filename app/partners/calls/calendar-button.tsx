import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { save } from "#app/ui/download.tsx";
import { site } from "#content/site.ts";
import type { CallToCome, Fund } from "#core/acts/space.ts";
import { callCalendar } from "#core/calendar-file.ts";
import { fold } from "#core/fold.ts";
import { useSpacePath, useWhose } from "../whose.ts";

type Props = { call: CallToCome; fund: Fund };

/** The day a call is due, for a calendar: whose it is, of which fund, and no amount. */
export function CalendarButton({ call, fund }: Props) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const day = formatDate(call.dueOn, language);
  const entity = useWhose();
  const pathOf = useSpacePath();
  function saveCalendar(): void {
    const page = pathOf(entity.id, { fund: fund.id, call: call.dueOn });
    const address = location.origin + page;
    const summary = t("account.calls.summary", { fund: fund.name, entity: entity.name });
    const words = {
      summary,
      description: t("account.calls.description", { address }),
      alarm: summary,
    };
    const place = { host: new URL(site.origin).host, address };
    const text = callCalendar({ ...call, entity: entity.id }, words, place, new Date());
    const name = fold(`${entity.name} ${fund.name}`).replaceAll(" ", "-");
    save(
      new Blob([text], { type: "text/calendar" }),
      t("account.calls.file", { fund: name, day: call.dueOn }),
    );
  }
  return (
    <button type="button" className="button-quiet" onClick={saveCalendar}>
      {t("account.calls.calendar")}
      <span className="sr-only">{`, ${fund.name}, ${day}`}</span>
    </button>
  );
}
