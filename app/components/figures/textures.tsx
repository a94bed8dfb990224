/**
 * What an engraver has instead of colours: each part of a drawing has its own cut, so that parts
 * can be told apart in black, in print and by whoever sees colours differently.
 */
const cuts = [
  { size: 5, turn: 45, d: "M0 0V5" },
  { size: 4, turn: 0, d: "M0 2H4" },
  { size: 7, turn: 0, d: "M1 1h1.2M4.5 4.5h1.2" },
  { size: 6, turn: 45, d: "M0 0V6M0 0H6" },
  { size: 8, turn: -45, d: "M0 0V8M2.2 0V8" },
  { size: 4, turn: 0, d: "M2 0V4" },
  { size: 12, turn: 0, d: "M0 3q3-4 6 0t6 0M0 9q3-4 6 0t6 0" },
] as const;

/** The cuts that a drawing of so many parts needs, under ids of its own. */
export function Textures({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {cuts.slice(0, count).map(({ size, turn, d }, index) => (
        <pattern
          key={d}
          id={`${id}${index}`}
          width={size}
          height={size}
          patternUnits="userSpaceOnUse"
          patternTransform={turn === 0 ? undefined : `rotate(${turn})`}
        >
          <path d={d} className="drawing-cut" />
        </pattern>
      ))}
    </defs>
  );
}

export function textureOf(id: string, index: number): string {
  return `url(#${id}${index % cuts.length})`;
}
