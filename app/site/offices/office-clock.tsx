import { type RefObject, useEffect, useRef, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { Office } from "#content/site.ts";
import { clockIn, minutesOf, officeState } from "./office-state.ts";
import { formatClock, formatDay } from "./office-times.ts";

/** The time at an office. Empty in the built page, and until it comes near the window. */
export function OfficeClock({ office }: { office: Office }) {
  const { t } = useTranslation("contact");
  const language = useLanguage();
  const line = useRef<HTMLParagraphElement>(null);
  const now = useNow(line);
  if (!now) return <p className="office-now" ref={line} />;
  const clock = clockIn(office.timeZone, now);
  const state = officeState(clock, office.hours);
  const values = {
    time: formatClock(clock.minutes, language),
    opens: formatClock(minutesOf(office.hours.opens), language),
    closes: formatClock(minutesOf(office.hours.closes), language),
    day: state.kind === "closed" ? formatDay(state.day, language) : "",
  };
  return (
    <p className="office-now" ref={line} data-open={state.kind === "open"}>
      {t(`offices.${state.kind}`, values)}
    </p>
  );
}

/**
 * Updated every minute, and only once the line is near the window: on a phone, the first
 * computation of the time in another zone takes 100 ms or more.
 */
function useNow(line: RefObject<HTMLElement | null>): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    if (now) {
      const timer = setTimeout(() => setNow(new Date()), 60_000 - (Date.now() % 60_000));
      return () => clearTimeout(timer);
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNow(new Date()),
      { rootMargin: "50%" },
    );
    if (line.current) observer.observe(line.current);
    return () => observer.disconnect();
  }, [now, line]);
  return now;
}
