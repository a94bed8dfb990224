import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { Office } from "#content/site.ts";
import { clockIn, minutesOf, officeState } from "./office-state.ts";
import { formatClock, formatDay } from "./office-times.ts";

/** What time it is there. The page as built cannot know: the line stays empty until it is alive. */
export function OfficeClock({ office }: { office: Office }) {
  const { t } = useTranslation("contact");
  const language = useLanguage();
  const now = useNow();
  if (!now) return <p className="office-now" />;
  const clock = clockIn(office.timeZone, now);
  const state = officeState(clock, office.hours);
  const values = {
    time: formatClock(clock.minutes, language),
    opens: formatClock(minutesOf(office.hours.opens), language),
    closes: formatClock(minutesOf(office.hours.closes), language),
    day: state.kind === "closed" ? formatDay(state.day, language) : "",
  };
  return (
    <p className="office-now" data-open={state.kind === "open"}>
      {t(`offices.${state.kind}`, values)}
    </p>
  );
}

/** Renewed at the turn of every minute. */
function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const next = now ? 60_000 - (Date.now() % 60_000) : 0;
    const timer = setTimeout(() => setNow(new Date()), next);
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
