import { numbersFrom } from "#core/seed.ts";

/** One undulation; `drift` is how far its phase moves from the first line to the last. */
type Wave = { height: number; periods: number; phase: number; drift: number };
/**
 * A river: many lines of the same waves, each with the phase a little further, so that they weave.
 */
export type River = { waves: readonly Wave[]; lines: number };

/** On a common wide screen of 1440 pixels, a unit is half a pixel. */
export const bandSize = { width: 2880, height: 400 };
const segments = 24;
const step = bandSize.width / segments;

/**
 * The two rivers of a page. Their shapes follow from its path; their waves never leave the band.
 */
export function riversOf(word: string): [River, River] {
  const next = numbersFrom(word);
  const between = (low: number, high: number) => low + (high - low) * next();
  const wave = (height: number, periods: number, drift: number): Wave => ({
    height,
    periods,
    phase: next(),
    drift,
  });
  const river = (reach: number, lines: number, way: 1 | -1): River => ({
    lines,
    waves: [
      wave(reach * between(0.5, 0.56), between(0.9, 1.7), between(0.04, 0.12)),
      wave(reach * between(0.26, 0.32), between(2.4, 3.8), -way * between(0.35, 0.6)),
      wave(reach * between(0.06, 0.1), between(5, 7), way * between(0.5, 0.9)),
    ],
  });
  return [river(0.49, 36, 1), river(0.38, 20, -1)];
}

/** All lines of a river as one path, in whole units. */
export function riverPath({ waves, lines }: River): string {
  const { width, height } = bandSize;
  let path = "";
  for (let line = 0; line < lines; line++) {
    const at = (x: number) => Math.round(height * (0.5 + level(waves, x / width, line / lines)));
    // A third of the slope over a step: where the Bézier handle lies.
    const handle = (x: number) => Math.round((at(x + step) - at(x - step)) / 6);
    path += `M0 ${at(0)}`;
    for (let index = 1; index <= segments; index++) {
      const from = at((index - 1) * step);
      const to = at(index * step);
      const end = `${(2 * step) / 3} ${to - handle(index * step) - from} ${step} ${to - from}`;
      // From the second stretch on, the first handle mirrors the last one and is left out.
      path += index === 1 ? `c${step / 3} ${handle(0)} ${end}` : `s${end}`;
    }
  }
  return path.replaceAll(" -", "-");
}

function level(waves: readonly Wave[], along: number, across: number): number {
  return waves.reduce(
    (sum, { height, periods, phase, drift }) =>
      sum + height * Math.sin(2 * Math.PI * (periods * along + phase + drift * across)),
    0,
  );
}
