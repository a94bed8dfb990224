import { site } from "#content/site.ts";
import { faces, type measureWith, textArt } from "./type.ts";

type Measures = ReturnType<typeof measureWith>;
type Setting = { x: number; y: number; size: number; ink: string; second: string };
type Words = readonly [string, string, string];

/** The firm's name as the header sets it: the ampersand in italics and in the second ink. */
export function wordmarkArt(
  measures: Measures,
  { x, y, size, ink, second }: Setting,
  words: Words = site.wordmark,
): string {
  const [before, ampersand, after] = words;
  const [middle, end] = offsetsOf(measures, size, words);
  return [
    textArt({ text: before, face: faces.display, size, x, y, ink }),
    textArt({ text: ampersand, face: faces.ampersand, size, x: x + middle, y, ink: second }),
    textArt({ text: after, face: faces.display, size, x: x + end, y, ink }),
  ].join("");
}

export function wordmarkWidth(
  measures: Measures,
  size: number,
  words: Words = site.wordmark,
): number {
  return offsetsOf(measures, size, words)[1] + measures(faces.display)(words[2]) * size;
}

/**
 * Where the ampersand and the word after it begin; without an ampersand, a space parts the words.
 */
function offsetsOf(measures: Measures, size: number, words: Words): [number, number] {
  const [before, ampersand, after] = words;
  const measure = measures(faces.display);
  if (!ampersand) {
    const end = (measure(`${before} ${after}`.trimEnd()) - measure(after)) * size;
    return [end, end];
  }
  const middle = measure(before) * size + size * 0.06;
  return [middle, middle + measures(faces.ampersand)(ampersand) * size + size * 0.01];
}
