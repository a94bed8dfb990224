import { numbersFrom } from "#core/seed.ts";
import { closedPath, type Point } from "./rosette.ts";

type Copies = { path: string; transforms: string[] };

/**
 * A medallion is drawn from a name. Its curve has one lobe for each character, the deeper the later
 * it comes in the alphabet, and is drawn again and again towards the centre; behind it is the river
 * of the office. All of it is within a circle with a radius of 100.
 */
export type Medallion = { river: Copies; lobes: Copies; heart: Copies };

/**
 * How each river is engraved: the length and height of its waves, and the gap between two lines.
 */
const rivers = {
  luxembourg: { wave: 11, height: 5, gap: 5.5, drift: 4 },
  paris: { wave: 27, height: 10, gap: 6.5, drift: 9 },
};
export type River = keyof typeof rivers;

const pointsPerLobe = 8;
const edge = 96;

export function medallionOf(name: string, river: River): Medallion {
  const depths = lobeDepths(name);
  const next = numbersFrom(name);
  const lean = depths.length % 2 === 0 ? 1 : -1;
  const turns = 0.7 + 1.5 * next();
  const petals = 5 + Math.floor(next() * 6);
  return {
    river: waves(river),
    lobes: {
      path: closedPath(lobed(depths), 1000),
      transforms: nested(14, edge / 1000, 0.44, (lean * turns * 360) / depths.length),
    },
    heart: {
      path: closedPath(petalled(petals), 1000),
      transforms: nested(8, 0.034, 0.22, (-lean * 150) / petals),
    },
  };
}

/**
 * How deep each lobe is, in the order of the name. Accents do not count; a space gives a shallow
 * lobe.
 */
export function lobeDepths(name: string): number[] {
  const plain = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toUpperCase();
  return [...`${plain} `].map((character) =>
    /[A-Z]/.test(character) ? 0.3 + (0.7 * (character.charCodeAt(0) - 65)) / 25 : 0.08,
  );
}

function lobed(depths: readonly number[]): Point[] {
  return around(depths.length * pointsPerLobe, (_, index) => {
    const depth = depths[Math.floor(index / pointsPerLobe)] ?? 0;
    return 0.74 + 0.26 * depth * Math.sin((Math.PI * (index % pointsPerLobe)) / pointsPerLobe) ** 2;
  });
}

function petalled(petals: number): Point[] {
  return around(petals * pointsPerLobe, (angle) => 0.68 + 0.32 * Math.cos(petals * angle));
}

/** Clockwise from the top. */
function around(count: number, radiusAt: (angle: number, index: number) => number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const radius = radiusAt(angle, index);
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  });
}

/** Copies from full size to the `least` part of it, turned further as they shrink. */
function nested(count: number, size: number, least: number, sweep: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const part = index / (count - 1);
    return `rotate(${round(part * sweep)}) scale(${round(size * (1 - part * (1 - least)))})`;
  });
}

/**
 * Waves from edge to edge; each line is shifted a little further, until the shift is that of the
 * first again. These lines are one path, which is then copied: fewer elements for the browser.
 */
function waves(river: River): Copies {
  const { wave, height, gap, drift } = rivers[river];
  const length = Math.ceil((2 * edge + 4 * wave) / wave);
  const lines = 2 * Math.floor(edge / gap) + 1;
  const offsets = [0];
  for (let x = drift; x > 0; x = (x + drift) % (2 * wave)) offsets.push(x);
  const line = `q${wave / 2}-${height} ${wave} 0${`t${wave} 0`.repeat(length)}`;
  const top = ((1 - lines) / 2) * gap;
  return {
    path: offsets.map((x, row) => `M${x - edge - 3 * wave} ${row * gap}${line}`).join(""),
    transforms: Array.from(
      { length: Math.ceil(lines / offsets.length) },
      (_, turn) => `translate(0 ${top + turn * offsets.length * gap})`,
    ),
  };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
