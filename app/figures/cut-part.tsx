/**
 * Hatchings instead of colours ("cuts", as an engraver calls them): each part of a drawing has its
 * own, so that parts can be told apart in black, in print and by people who see colours
 * differently. A very broad dashed stroke makes a field of parallel lines. A `pattern` would do the
 * same, but Chromium prints it as a bitmap of the whole page.
 */
const cuts = [
  [{ turn: 45, dashes: "1 4" }],
  [{ turn: 90, dashes: "1 3" }],
  [{ turn: -45, dashes: "1 8" }],
  [
    { turn: 45, dashes: "1 5" },
    { turn: -45, dashes: "1 5" },
  ],
  [{ turn: -45, dashes: "1 1.2 1 4.8" }],
  [{ turn: 0, dashes: "1 3" }],
  [{ turn: 90, dashes: "1 1.2 1 4.8" }],
] as const;

/** The lines of a cut, far beyond any part: the caller clips them. */
export function CutLines({ cut }: { cut: number }) {
  return cuts[cut % cuts.length]?.map(({ turn, dashes }) => (
    <path
      key={turn}
      className="drawing-cut"
      d="M-500 0H1200"
      transform={turn === 0 ? undefined : `rotate(${turn})`}
      strokeDasharray={dashes}
    />
  ));
}

type Length = number | string;
type Props = { cut: number; x: Length; y: number; width: Length; height: number };

/** A rectangle filled with a cut. */
export function CutPart({ cut, ...frame }: Props) {
  return (
    <>
      <svg {...frame} aria-hidden="true">
        <CutLines cut={cut} />
      </svg>
      <rect className="drawing-part" {...frame} />
    </>
  );
}
