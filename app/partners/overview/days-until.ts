/** Whole days from today, by the visitor's own calendar, to a day such as 2026-11-28. */
export function daysUntil(day: string, now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.max(0, Math.round((Date.parse(`${day}T00:00:00Z`) - today) / 86_400_000));
}
