import { numbersFrom } from "#core/seed.ts";

/** One tile of crossing lines. Copies of it join without a seam on all four sides. */
export type Mesh = { width: number; height: number; path: string };

const segments = 24;

/**
 * A background for surfaces of any size, which follows from a word: two sets of undulating lines
 * that cross. One rises and one falls by the height of a tile over its width, so that tiles join.
 */
export function meshOf(word: string): Mesh {
  const next = numbersFrom(word);
  const pick = (choices: readonly number[]) => choices[Math.floor(next() * choices.length)] ?? 1;
  const height = pick([56, 64, 72]);
  const width = pick([84, 100, 120, 144]);
  const lines = pick([7, 8, 9]);
  const periods = pick([1, 2, 3]);
  const reach = height * (0.06 + 0.12 * next());
  const shift = next();
  let path = "";
  for (const way of [1, -1]) {
    const y = (along: number) =>
      way * height * along + reach * Math.sin(2 * Math.PI * (periods * along + way * shift));
    // Also the lines that come in from the tiles above and below.
    for (let line = -lines * 2; line < lines * 3; line++) {
      const start = (height * line) / lines;
      const points = Array.from({ length: segments + 1 }, (_, index) => {
        const along = index / segments;
        return [tenth(width * along), tenth(start + y(along))] as const;
      });
      if (points.every(([, level]) => level < 0 || level > height)) continue;
      path += points.map(([x, level], index) => `${index ? "L" : "M"}${x} ${level}`).join("");
    }
  }
  return { width, height, path };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
