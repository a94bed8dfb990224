/** A river seen from above: lines along a course, as a map engraver draws water. */
export type Point = readonly [x: number, y: number];
type Island = { at: number; length: number; width: number };
export type Meander = {
  /** From the source side to the mouth, through these points. */
  course: readonly Point[];
  width: number;
  lines: number;
  islands: readonly Island[];
};

const steps = 44;

/** All lines as one path, in whole units. */
export function meanderPath({ course, width, lines, islands }: Meander): string {
  const spine = Array.from({ length: steps + 1 }, (_, step) => spineAt(course, step / steps));
  let path = "";
  for (let line = 0; line < lines; line++) {
    const side = (2 * line) / (lines - 1) - 1;
    let [lastX, lastY] = [0, 0];
    spine.forEach(({ x, y, normal }, step) => {
      const offset = (width / 2) * aroundIslands(side, step / steps, islands);
      const [nextX, nextY] = [
        Math.round(x + normal[0] * offset),
        Math.round(y + normal[1] * offset),
      ];
      path += step === 0 ? `M${nextX} ${nextY}` : `l${nextX - lastX} ${nextY - lastY}`;
      [lastX, lastY] = [nextX, nextY];
    });
  }
  return path.replaceAll(" -", "-");
}

/** Short strokes away from the water, as on maps of steep banks. */
export function hachures({ course, width }: Meander, count: number, reach: number): string {
  return Array.from({ length: count }, (_, index) => {
    const along = (index + 0.5) / count;
    const { x, y, normal } = spineAt(course, along);
    const strokes = [1, -1].map((side) => {
      const from = side * (width / 2 + 7);
      // Three lengths in turn, so that the edge of the slope is not a line; shorter inside a bend.
      const room = 1 - Math.min(0.8, Math.max(0, side * bendAt(course, along)));
      const to = from + side * reach * room * (1 - 0.2 * (index % 3));
      const at = (offset: number) =>
        `${Math.round(x + normal[0] * offset)} ${Math.round(y + normal[1] * offset)}`;
      return `M${at(from)}L${at(to)}`;
    });
    return strokes.join("");
  }).join("");
}

/** How sharply the river turns, and to which side. */
function bendAt(course: readonly Point[], along: number): number {
  const [before, after] = [-0.05, 0.05].map(
    (shift) => spineAt(course, Math.max(0, Math.min(1, along + shift))).normal,
  );
  return before && after ? before[0] * after[1] - before[1] * after[0] : 0;
}

/** Where a line runs between the banks, from -1 to 1, once it has gone round the islands. */
function aroundIslands(side: number, along: number, islands: readonly Island[]): number {
  const weave = 0.05 * Math.sin(2 * Math.PI * (3 * along + side));
  const gap = islands.reduce((sum, { at, length, width }) => {
    const within = (along - at) / length;
    return Math.abs(within) < 1 ? sum + width * Math.cos((within * Math.PI) / 2) ** 2 : sum;
  }, 0);
  // The banks move apart by a part of the island's width.
  return side + weave * (1 - gap) + Math.sign(side) * gap * (1 - Math.abs(side) * 0.6);
}

/**
 * A point on the Catmull-Rom curve through the course, and the direction across the river there.
 */
function spineAt(course: readonly Point[], along: number) {
  const last = course.length - 1;
  const index = Math.min(Math.floor(along * last), last - 1);
  const part = along * last - index;
  const point = (offset: number): Point =>
    course[Math.max(0, Math.min(last, index + offset))] ?? [0, 0];
  const [before, from, to, after] = [point(-1), point(0), point(1), point(2)];
  const value = (axis: 0 | 1) =>
    0.5 *
    (2 * from[axis] +
      (to[axis] - before[axis]) * part +
      (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * part ** 2 +
      (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * part ** 3);
  const slope = (axis: 0 | 1) =>
    0.5 *
    (to[axis] -
      before[axis] +
      2 * (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * part +
      3 * (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * part ** 2);
  const [dx, dy] = [slope(0), slope(1)];
  const length = Math.hypot(dx, dy) || 1;
  const normal: Point = [-dy / length, dx / length];
  return { x: value(0), y: value(1), normal };
}
