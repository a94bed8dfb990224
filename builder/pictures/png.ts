/** Writes a picture of few inks as PNG with a palette: a quarter of what full colour takes. */
import { promisify } from "node:util";
import { constants, crc32, deflate } from "node:zlib";

export type Pixels = { width: number; height: number; rgba: Uint8Array };
type Colour = readonly [red: number, green: number, blue: number];

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const compress = promisify(deflate);

export async function paletted(pixels: Pixels, palette: readonly Colour[]): Promise<Buffer> {
  const { width, height } = pixels;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, by palette (colour type 3).
  header.set([8, 3, 0, 0, 0], 8);
  const rows = await compress(indexed(pixels, palette), {
    level: constants.Z_BEST_COMPRESSION,
    memLevel: 9,
  });
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flat())),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The pixels as indices into the palette. Each row begins with its filter: 0, for none. */
function indexed({ width, height, rgba }: Pixels, palette: readonly Colour[]): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  const known = new Map<number, number>();
  // A hundred million pixels in a build, and most are like the one before: these are not looked up.
  let before = -1;
  let index = 0;
  let from = 0;
  let to = 0;
  for (let y = 0; y < height; y++) {
    to += 1;
    for (let x = 0; x < width; x++, from += 4, to++) {
      const red = rgba[from] ?? 0;
      const green = rgba[from + 1] ?? 0;
      const blue = rgba[from + 2] ?? 0;
      const key = (red << 16) | (green << 8) | blue;
      if (key !== before) {
        index = known.get(key) ?? nearest([red, green, blue], palette);
        known.set(key, index);
        before = key;
      }
      rows[to] = index;
    }
  }
  return rows;
}

function nearest([red, green, blue]: Colour, palette: readonly Colour[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  palette.forEach(([r, g, b], index) => {
    const distance = (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2;
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

/**
 * The paper; each ink from nearly paper to full; and the mixtures where one ink crosses another.
 */
export function paletteOf(paper: string, inks: readonly string[], steps: number): Colour[] {
  const ground = parse(paper);
  const ramps = inks.map(parse).map((ink) => ramp(ground, ink, steps));
  const crossed = inks
    .slice(1)
    .flatMap((over, index) =>
      inks.slice(0, index + 1).flatMap((under) => ramp(parse(under), parse(over), 4).slice(0, 3)),
    );
  return [ground, ...ramps.flat(), ...crossed];
}

function ramp(from: Colour, to: Colour, steps: number): Colour[] {
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    const [red, green, blue] = from.map((value, i) =>
      Math.round(value + ((to[i] ?? value) - value) * part),
    );
    return [red ?? 0, green ?? 0, blue ?? 0];
  });
}

function parse(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
}
