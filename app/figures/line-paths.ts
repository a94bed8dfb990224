import { round } from "./scale.ts";

type Reading = { x: number; y: number } | null;

/** Straight from reading to reading; a missing one breaks the line. */
export function lineThrough(readings: readonly Reading[]): string {
  return readings
    .map((reading, index) => {
      if (!reading) return "";
      return `${readings[index - 1] ? "L" : "M"}${round(reading.x)} ${reading.y}`;
    })
    .join("");
}

/** Upright hairlines from the base to the line, close enough to read as a tone. */
export function hairlinesUnder(readings: readonly Reading[], base: number): string {
  const step = 0.8;
  return readings
    .flatMap((to, index) => {
      const from = readings[index - 1];
      if (!from || !to) return [];
      const count = Math.round((to.x - from.x) / step);
      return Array.from({ length: count + 1 }, (_, line) => {
        const part = line / count;
        const y = from.y + (to.y - from.y) * part;
        return `M${round(from.x + (to.x - from.x) * part)} ${base}V${round(y)}`;
      });
    })
    .join("");
}
