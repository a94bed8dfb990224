import { numbersFrom } from "#core/seed.ts";

/** One entry's fragment of the band that runs down the margin of the ledger. */
export const strandSize = { width: 40, height: 100 };

const lines = 5;
const turns = 4;

/** Where the lines stand at the end of the entry that has this hash. */
export function endsOf(hash: string): number[] {
  const next = numbersFrom(hash);
  const phase = next();
  const drift = 0.08 + 0.14 * next();
  return Array.from({ length: lines }, (_, line) =>
    tenth(strandSize.width * (0.5 + 0.44 * Math.sin(2 * Math.PI * (phase + drift * line)))),
  );
}

/**
 * From the newest at the head to the oldest at the foot: the fragment ends above where the entry's
 * own hash says, and begins below where the hash before it ended. Where the two are not what they
 * must be, the lines of neighbours do not meet.
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
        const aim = turn === turns ? end : tenth(swing);
        // Upright where stretches and entries meet, so that the line has no corner.
        path += `C${x} ${y + step / 2} ${aim} ${y + step / 2} ${aim} ${y}`;
        x = aim;
      }
      return path;
    })
    .join("");
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
