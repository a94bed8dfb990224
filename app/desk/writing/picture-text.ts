/** The pictures that a Markdown text names. */
import { picturePath } from "#core/letter-text.ts";

export type Picture = { hash: string; width: number; height: number };
export type DescribedPicture = Picture & { alt: string };
export type PlacedPicture = { from: number; to: number; picture: DescribedPicture };

const written = /!\[((?:\\.|[^\]\\])*)\]\(picture:([0-9a-f]{64})\/(\d{1,4})x(\d{1,4})\)/g;

export function picturesIn(value: string): PlacedPicture[] {
  return [...value.matchAll(written)].map((found) => {
    const [whole, alt = "", hash = "", width, height] = found;
    const picture = {
      hash,
      width: Number(width),
      height: Number(height),
      alt: alt.replace(/\\([!-/:-@[-`{-~])/g, "$1"),
    };
    return { from: found.index, to: found.index + whole.length, picture };
  });
}

export function pictureAt(value: string, at: number): PlacedPicture | undefined {
  return picturesIn(value).find(({ from, to }) => at >= from && at <= to);
}

export function writePicture({ hash, width, height, alt }: DescribedPicture): string {
  const words = alt
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\[\]*_`<]/g, "\\$&");
  return `![${words}](picture:${hash}/${width}x${height})`;
}

export function addressOfPicture({ hash }: Picture): string {
  return `${picturePath}${hash}.jpg`;
}
