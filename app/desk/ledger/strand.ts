import { numbersFrom } from "#core/seed.ts";

/**
 * The size of the drawing beside one entry, in its own units. The drawings of all entries form one
 * band down the margin.
 */
export const strandSize = { width: 40, height: 100 };

const lines = 5;
const turns = 4;

/** The horizontal positions at which the lines of the entry with this hash end. */
export function endsOf(hash: string): number[] {
  const next = numbersFrom(hash);
  const phase = next();
  const drift = 0.08 + 0.14 * next();
  return Array.from({ length: lines }, (_, line) =>
    roundToTenth(strandSize.width * (0.5 + 0.44 * Math.sin(2 * Math.PI * (phase + drift * line)))),
  );
}

/**
 * The lines beside one entry. Newer entries are above, so the lines start at the bottom where those
 * of the entry before ended (`before` is its hash) and end at the top where `right`, the hash that
 * this entry should have, puts them. If an entry was changed, its lines do not meet those of its
 * neighbours.
 */
export function strandPath(before: string, right: string): string {
  const { width, height } = strandSize;
  const [from, to] = [endsOf(before), endsOf(right)];
  const next = numbersFrom(right);
  const reach = 0.25 + 0.2 * next();
  const phase = next();
  const step = height / turns;
  return from
    .map((start, line) => {
      const end = to[line] ?? start;
      let path = `M${start} ${height}`;
      let x = start;
      for (let turn = 1; turn <= turns; turn++) {
        const y = height - turn * step;
        const swing = width * (0.5 + reach * Math.sin(2 * Math.PI * (phase + turn / 3 + line / 9)));
        const aim = turn === turns ? end : roundToTenth(swing);
        // Control points straight below and above: the curve is vertical where two pieces meet, and
        // has no corner.
        path += `C${x} ${y + step / 2} ${aim} ${y + step / 2} ${aim} ${y}`;
        x = aim;
      }
      return path;
    })
    .join("");
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
