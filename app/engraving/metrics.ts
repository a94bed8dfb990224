/** Figures in which every line stands for one unit of something. All are drawn from -100 to 100. */
import { type Curve, closedPath, sampleCurve } from "./rosette.ts";

type Copies = { path: string; transforms: string[] };

const ripple = { count: 1, height: 0 };

/** One wavy ring for every unit, from the rim inwards. */
export function rings(count: number): Copies {
  const curve: Curve = { petals: 24, depth: 0.05, sharpness: 1, ripple, twist: 0 };
  return {
    path: closedPath(sampleCurve(curve), 1000),
    transforms: Array.from({ length: count }, (_, index) => {
      const size = 0.1 * (1 - (0.86 * index) / count);
      return `rotate(${fixed((index * 180) / 24)}) scale(${fixed(size)})`;
    }),
  };
}

/** One petal for every unit, engraved inwards. */
export function petals(count: number): Copies {
  const curve: Curve = { petals: count, depth: 0.42, sharpness: 0.8, ripple, twist: 0.12 };
  return {
    path: closedPath(sampleCurve(curve), 1000),
    transforms: Array.from({ length: 14 }, (_, index) => {
      const size = 0.1 * (1 - (0.62 * index) / 14);
      return `rotate(${fixed((index * 180) / count / 7)}) scale(${fixed(size)})`;
    }),
  };
}

/** One circle for every unit, interlaced round the centre; each drawn as a double line. */
export function circles(count: number): Copies {
  const circle = (radius: number) => `M0 ${-52 - radius}a${radius} ${radius} 0 1 1-.01 0z`;
  return {
    path: [47, 44, 41].map(circle).join(""),
    transforms: Array.from(
      { length: count },
      (_, index) => `rotate(${fixed((index * 360) / count)})`,
    ),
  };
}

export type YearlyValue = { year: number; value: number };

/** Upright hairlines, twelve a year, whose height follows the values. */
export function hatching(values: readonly YearlyValue[], width: number, height: number): string {
  const highest = Math.max(...values.map(({ value }) => value));
  const perYear = 12;
  const lines = (values.length - 1) * perYear;
  return Array.from({ length: lines + 1 }, (_, line) => {
    const at = Math.min(Math.floor(line / perYear), values.length - 2);
    const part = line / perYear - at;
    const from = values[at]?.value ?? 0;
    const to = values[at + 1]?.value ?? from;
    // A cosine between two values: the height swells and falls as in an engraving.
    const value = from + (to - from) * (0.5 - 0.5 * Math.cos(Math.PI * part));
    return `M${fixed((line / lines) * width)} ${height}V${fixed(height - (value / highest) * height)}`;
  }).join("");
}

function fixed(value: number): number {
  return Math.round(value * 1000) / 1000;
}
