import { site } from "#content/site.ts";
import { faces, type measureWith, textArt } from "./type.ts";

type Measures = ReturnType<typeof measureWith>;
type Setting = { x: number; y: number; size: number; ink: string; second: string };

/** The firm's name as the header sets it: the ampersand in italics and in the second ink. */
export function wordmarkArt(measures: Measures, { x, y, size, ink, second }: Setting): string {
  const [before, ampersand, after] = site.wordmark;
  const [middle, end] = stopsOf(measures, size);
  return [
    textArt({ text: before, face: faces.display, size, x, y, ink }),
    textArt({ text: ampersand, face: faces.ampersand, size, x: x + middle, y, ink: second }),
    textArt({ text: after, face: faces.display, size, x: x + end, y, ink }),
  ].join("");
}

export function wordmarkWidth(measures: Measures, size: number): number {
  return stopsOf(measures, size)[1] + measures(faces.display)(site.wordmark[2]) * size;
}

/** Where the ampersand and what follows it begin. */
function stopsOf(measures: Measures, size: number): [number, number] {
  const [before, ampersand] = site.wordmark;
  const middle = measures(faces.display)(before) * size + size * 0.06;
  return [middle, middle + measures(faces.ampersand)(ampersand) * size + size * 0.01];
}
