/** Widths are in per cent of the drawing, since it stretches and its words do not. */

/** The centre and the width of each of `count` equal slots. */
export function slots(count: number): { centre: number; width: number }[] {
  const width = 100 / count;
  return Array.from({ length: count }, (_, index) => ({ centre: (index + 0.5) * width, width }));
}

export function highest(series: readonly { values: readonly (number | null)[] }[]): number {
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  return Math.max(0, ...known);
}

/** How far from the top a value lies, where the value `top` is at 0 and zero at `height`. */
export function depthOf(value: number, top: number, height: number): number {
  return top === 0 ? height : round(height - (value / top) * height);
}

/** Where each part of a whole begins and ends, from 0 to `length`. */
export function partsOf(values: readonly number[], length: number): { from: number; to: number }[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  let reached = 0;
  return values.map((value) => {
    const from = round((reached / total) * length);
    reached += value;
    return { from, to: round((reached / total) * length) };
  });
}

/** Moves places that are closer than `gap` down, and then up again where they pass the `end`. */
export function spread(places: readonly number[], gap: number, end: number): number[] {
  const moved = [...places];
  for (let index = 1; index < moved.length; index++) {
    moved[index] = Math.max(moved[index] ?? 0, (moved[index - 1] ?? 0) + gap);
  }
  for (let index = moved.length - 1, most = end; index >= 0; index--, most -= gap) {
    moved[index] = round(Math.min(moved[index] ?? 0, most));
  }
  return moved;
}

/** A label in lines of at most `most` characters; a longer word keeps its own line. */
export function labelLines(label: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of label.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A part of a whole, rounded to a hundredth: a drawing is no more exact than that. */
export function wholePart(value: number, total: number): number {
  return total === 0 ? 0 : Math.round((value / total) * 100) / 100;
}
