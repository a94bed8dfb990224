import type { Language } from "#core/languages.ts";

/** 18:30 in English, 18 h 30 in French, whatever format the visitor's browser uses. */
export function formatClock(minutes: number, language: Language): string {
  const hour = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(2, "0");
  if (language === "en") return `${String(hour).padStart(2, "0")}:${rest}`;
  return rest === "00" ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${rest}`;
}

const days = {
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  fr: ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"],
};

/** The name of a day, from Sunday = 0. */
export function formatDay(day: number, language: Language): string {
  return days[language][day] ?? "";
}
