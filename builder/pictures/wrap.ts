/** How wide a text is at a size of one pixel. */
export type Measure = (text: string) => number;
/** The sizes that may be tried run from the largest to the smallest. */
export type Box = { width: number; height: number; sizes: readonly number[] };
/** `step` is the distance from one line to the next. */
export type Setting = { size: number; step: number; lines: string[] };

const leading = 1.02;

/** Sets a title in the largest size that the box allows, in lines of about the same length. */
export function setTitle(title: string, { width, height, sizes }: Box, measure: Measure): Setting {
  for (const size of sizes) {
    const lines = balance(title, width / size, measure);
    const step = Math.round(size * leading);
    if (lines && lines.length * step <= height) return { size, step, lines };
  }
  throw new Error(`“${title}” does not fit its picture at ${sizes.at(-1)} pixels.`);
}

/** Breaks into the fewest lines, in the narrowest column that still needs no more of them. */
function balance(text: string, width: number, measure: Measure): string[] | undefined {
  const widest = fill(text, width, measure);
  if (!widest) return undefined;
  let best = widest;
  for (let part = 0.98; part > 0.4; part -= 0.02) {
    const lines = fill(text, width * part, measure);
    if (!lines || lines.length > widest.length) break;
    best = lines;
  }
  return best;
}

/** Fills line after line; `undefined` where a single word is wider than a line. */
function fill(text: string, width: number, measure: Measure): string[] | undefined {
  const lines: string[] = [];
  let line = "";
  for (const word of unbreakablePieces(text)) {
    if (measure((line + word).trimEnd()) <= width) {
      line += word;
      continue;
    }
    if (measure(word.trimEnd()) > width) return undefined;
    if (line) lines.push(line.trimEnd());
    line = word;
  }
  return [...lines, line.trimEnd()];
}

/**
 * The pieces that stay on one line. A line may end after a space or a hyphen, but not after a word
 * as short as “à”, “et” or “the”, nor at the no-break spaces that French sets before “:” or “?”.
 */
function unbreakablePieces(text: string): string[] {
  return text.match(/(?:\p{L}{1,3} )*[^ -]+[ -]*/gu) ?? [];
}
