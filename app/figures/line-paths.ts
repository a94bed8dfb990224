import { round } from "./scale.ts";

type DrawnPoint = { x: number; y: number } | null;

/** Straight from point to point; a missing point breaks the line. */
export function lineThrough(points: readonly DrawnPoint[]): string {
  return points
    .map((point, index) => {
      if (!point) return "";
      return `${points[index - 1] ? "L" : "M"}${round(point.x)} ${point.y}`;
    })
    .join("");
}

/** Upright hairlines from the base to the line, close enough to read as a tone. */
export function hairlinesUnder(points: readonly DrawnPoint[], base: number): string {
  const step = 0.8;
  return points
    .flatMap((to, index) => {
      const from = points[index - 1];
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
