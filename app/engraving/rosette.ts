/**
 * A rosette is one closed curve, drawn many times over: each copy a little further turned and a
 * little smaller. The curve is all that has to be written down; SVG's `use` draws the copies.
 */
export type Curve = {
  petals: number;
  /** How deep the petals are cut: 0 is a circle, 1 reaches the centre. */
  depth: number;
  /** Above 1 the petals are narrow, below 1 the gaps are. */
  sharpness: number;
  /** A finer wave on top: how many per petal, and how high. */
  ripple: { count: number; height: number };
  /** How far the tips lean, in radians. */
  twist: number;
};

export type Layer = {
  curve: Curve;
  /** The outermost copy's radius. */
  radius: number;
  copies: number;
  /** The angle between the first copy and the last, in degrees. */
  sweep: number;
  /** The last copy's size as a part of the first's. */
  innermost: number;
};

export type Point = readonly [x: number, y: number];

/** Enough for the finest curve in use; the same for all, so that one can turn into another. */
export const samples = 192;

export function sampleCurve(curve: Curve): Point[] {
  const polar = Array.from({ length: samples }, (_, index) => {
    const angle = (index / samples) * 2 * Math.PI;
    return { angle, radius: radiusAt(curve, angle) };
  });
  const largest = Math.max(...polar.map(({ radius }) => radius));
  return polar.map(({ angle, radius }) => {
    const size = radius / largest;
    const leaning = angle + curve.twist * size;
    return [size * Math.cos(leaning), size * Math.sin(leaning)];
  });
}

function radiusAt({ petals, depth, sharpness, ripple }: Curve, angle: number): number {
  const petal = (0.5 + 0.5 * Math.cos(petals * angle)) ** sharpness;
  const fine = ripple.height * Math.cos(petals * ripple.count * angle);
  return Math.max(0.02, 1 - depth + depth * petal + fine);
}

/** A smooth closed path (a quadratic B-spline) near the points, in whole units. */
export function closedPath(points: readonly Point[], radius: number): string {
  const scaled = points.map(([x, y]) => [x * radius, y * radius] as const);
  const middle = (index: number): Point => {
    const [ax, ay] = scaled[index % scaled.length] ?? [0, 0];
    const [bx, by] = scaled[(index + 1) % scaled.length] ?? [0, 0];
    return [Math.round((ax + bx) / 2), Math.round((ay + by) / 2)];
  };
  let [x, y] = middle(scaled.length - 1);
  let path = `M${x} ${y}`;
  scaled.forEach(([px, py], index) => {
    const [nextX, nextY] = middle(index);
    path += relative("q", Math.round(px) - x, Math.round(py) - y, nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  });
  return `${path}z`;
}

/** The shortest way to write a command with relative whole numbers. */
function relative(command: string, ...numbers: number[]): string {
  return command + numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join("");
}

/** How each copy is turned and scaled, from the first to the last. */
export function copyTransforms({ copies, sweep, innermost }: Layer): string[] {
  return Array.from({ length: copies }, (_, index) => {
    const part = copies > 1 ? index / (copies - 1) : 0;
    return `rotate(${round(part * sweep)}) scale(${round(1 - part * (1 - innermost))})`;
  });
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
