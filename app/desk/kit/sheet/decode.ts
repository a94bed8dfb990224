/** The text of a file, whichever program wrote it, and how its letters were written. */

export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "macintosh";

export function decode(bytes: ArrayBuffer): { text: string; encoding: Encoding } {
  const view = new Uint8Array(bytes);
  const wide = wideOf(view);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: wide };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "utf-8" };
  } catch {
    const encoding = isMacintosh(view) ? "macintosh" : "windows-1252";
    return { text: new TextDecoder(encoding).decode(bytes), encoding };
  }
}

/** Two bytes for a letter: said by a mark, or shown by the zeros beside plain letters. */
function wideOf(view: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (view[0] === 0xff && view[1] === 0xfe) return "utf-16le";
  if (view[0] === 0xfe && view[1] === 0xff) return "utf-16be";
  const begun = view.subarray(0, 400);
  const zeros = [0, 0] as [number, number];
  for (const [place, byte] of begun.entries()) if (byte === 0) zeros[(place % 2) as 0 | 1] += 1;
  if (zeros[1] > begun.length / 4) return "utf-16le";
  return zeros[0] > begun.length / 4 ? "utf-16be" : undefined;
}

/** Where each writes the small French letters with accents. */
const macintosh = new Set([0x88, 0x89, 0x8d, 0x8e, 0x8f, 0x90, 0x91, 0x95, 0x99, 0x9d, 0x9e]);
const windows = new Set([0xe0, 0xe2, 0xe7, 0xe8, 0xe9, 0xea, 0xeb, 0xef, 0xf4, 0xf9, 0xfb]);

function isMacintosh(view: Uint8Array): boolean {
  let surplus = 0;
  for (const byte of view) surplus += macintosh.has(byte) ? 1 : windows.has(byte) ? -1 : 0;
  return surplus > 0;
}
