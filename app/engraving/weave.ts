import { numbersFrom } from "#core/seed.ts";

/** One tile of a ribbon of interlaced lines. Copies of it join without a seam. */
export type Weave = { width: number; height: number; path: string };

const segments = 40;

/**
 * A guilloché that follows from a word: lines of the same two undulations, each with the phase a
 * little further. A tile holds a whole number of undulations, so that tiles join.
 */
export function weaveOf(word: string, { width = 200, height = 44, lines = 16 } = {}): Weave {
  const next = numbersFrom(word);
  const pick = <Choice>(choices: readonly Choice[]) =>
    choices[Math.floor(next() * choices.length)] as Choice;
  const slow = { periods: pick([2, 3]), reach: 0.27 + 0.1 * next(), drift: pick([1, 0.5]) };
  const quick = { periods: pick([4, 5, 7]), reach: 0.46 - slow.reach, drift: -pick([1, 2]) };
  const phase = next();
  const y = (x: number, line: number) => {
    const along = x / width;
    const across = line / lines;
    const level = [slow, quick].reduce(
      (sum, { periods, reach, drift }) =>
        sum + reach * Math.sin(2 * Math.PI * (periods * along + phase + drift * across)),
      0,
    );
    return height * (0.5 + level);
  };
  const step = width / segments;
  let path = "";
  for (let line = 0; line < lines; line++) {
    path += `M0 ${tenth(y(0, line))}`;
    for (let index = 1; index <= segments; index++) {
      const x = index * step;
      // A sixth of the chord around the point: the handle of a Bézier through all points.
      const handle = (y(x + step, line) - y(x - step, line)) / 6;
      const before = (y(x, line) - y(x - 2 * step, line)) / 6;
      const first = index === 1 ? `C${tenth(step / 3)} ${tenth(y(0, line) + before)} ` : "S";
      path += `${first}${tenth(x - step / 3)} ${tenth(y(x, line) - handle)} ${tenth(x)} ${tenth(y(x, line))}`;
    }
  }
  return { width, height, path };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
