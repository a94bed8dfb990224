/** Rings round two points, in three kinds of line, like two stones thrown into water. */
export const water = { width: 1440, height: 520 };

const stones = [
  { x: 560, y: 190 },
  { x: 930, y: 330 },
] as const;

type Ripple = { from: number; step: number; count: number };

/** Solid, then dashed, then dotted: close and few near the centre, wider apart outside. */
const circles: Record<"inner" | "middle" | "outer", Ripple> = {
  inner: { from: 14, step: 7, count: 14 },
  middle: { from: 118, step: 11, count: 17 },
  outer: { from: 314, step: 17, count: 26 },
};
export type Circle = keyof typeof circles;

/** All rings of one kind as one path. */
export function ripplesOf(circle: Circle): string {
  const { from, step, count } = circles[circle];
  return stones
    .flatMap(({ x, y }) =>
      Array.from({ length: count }, (_, ring) => {
        const radius = from + ring * step;
        return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 0 .01z`;
      }),
    )
    .join("");
}
