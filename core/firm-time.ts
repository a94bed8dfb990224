/** Times on the firm's own clock. Sendings are planned by it, wherever a colleague is. */
import type { Language } from "./languages.ts";
import { writeDate } from "./write-date.ts";

const firmZone = "Europe/Paris";

/** `2026-11-16T14:30` on the firm’s clock as an instant; undefined if there is no such time. */
export function instantAt(local: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return undefined;
  const asUtc = new Date(`${local}:00Z`);
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString().slice(0, 16) !== local) return undefined;
  // Two steps: around a change of the clocks, the first offset may be the wrong one.
  const guess = new Date(asUtc.getTime() - offsetAt(asUtc));
  return new Date(asUtc.getTime() - offsetAt(guess));
}

/** An instant on the firm’s clock, as a `datetime-local` field takes it. */
export function firmClock(instant: Date): string {
  return new Date(instant.getTime() + offsetAt(instant)).toISOString().slice(0, 16);
}

/** The day that it is where the firm is: `2026-11-16`. */
export function firmDay(instant: Date): string {
  return firmClock(instant).slice(0, 10);
}

export function formatFirmMoment(iso: string, language: Language): string {
  return writeDate(new Date(iso), language, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: firmZone,
  });
}

/** Made once, when it is first needed: a file of fifty thousand rows asks for it at each. */
let clock: Intl.DateTimeFormat | undefined;

/** By how many milliseconds the firm's clock is ahead of UTC. */
function offsetAt(instant: Date): number {
  clock ??= new Intl.DateTimeFormat("en-GB", {
    timeZone: firmZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  const parts = Object.fromEntries(
    clock.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second } = parts;
  const there = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return there - Math.floor(instant.getTime() / 1000) * 1000;
}
