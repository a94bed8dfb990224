import type { Office } from "#content/site.ts";

/** Local time: minutes since midnight, and the day of the week (Sunday = 0). */
type Clock = { minutes: number; day: number };

export type OfficeState =
  | { kind: "open" }
  /** It opens today. */
  | { kind: "later" }
  /** It opens on another day, from Sunday = 0. */
  | { kind: "closed"; day: number };

const days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const friday = 5;

export function clockIn(timeZone: string, now: Date): Clock {
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const parts = Object.fromEntries(
    format.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  return {
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
    day: days.indexOf(parts.weekday ?? ""),
  };
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** By the opening hours. Public holidays are not considered: the words say so. */
export function officeState({ minutes, day }: Clock, hours: Office["hours"]): OfficeState {
  const works = day >= 1 && day <= friday;
  if (works && minutes < minutesOf(hours.opens)) return { kind: "later" };
  if (works && minutes < minutesOf(hours.closes)) return { kind: "open" };
  return { kind: "closed", day: day >= 1 && day < friday ? day + 1 : 1 };
}
