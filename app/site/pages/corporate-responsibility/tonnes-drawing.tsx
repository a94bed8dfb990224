import { useId } from "react";
import { At } from "#app/figures/at.tsx";

const rowHeight = 46;
const rowGap = 14;
const top = 30;

type Props = {
  alt: string;
  /** The lines allowed in each row, and the number of rows. Each row has one line too many. */
  allowed: number;
  rows: number;
  words: { allowed: string; over: string };
};

/** One upright line for every tonne; in each row the last one is beyond the target. */
export function TonnesDrawing({ alt, allowed, rows, words }: Props) {
  const id = useId();
  const step = 100 / (allowed + 6);
  const place = (line: number) => Math.round((line + 0.5) * step * 100) / 100;
  const limit = Math.round((allowed + 0.5) * step * 100) / 100;
  const row = Array.from({ length: allowed }, (_, line) => `M${place(line)} 0V${rowHeight}`).join(
    "",
  );
  const height = rows * (rowHeight + rowGap) - rowGap;
  return (
    <svg
      className="drawing tonnes"
      width="100%"
      height={top + height + 32}
      role="img"
      aria-label={alt}
    >
      <svg
        y={top}
        height={height}
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        <defs>
          <g id={id}>
            <path className="tonnes-allowed" d={row} />
            <path className="tonnes-over" d={`M${place(allowed + 1)} -3V${rowHeight + 3}`} />
          </g>
        </defs>
        {Array.from({ length: rows }, (_, index) => index * (rowHeight + rowGap)).map((y) => (
          <use key={y} href={`#${id}`} y={y} />
        ))}
      </svg>
      <line
        className="drawing-base"
        x1={`${limit}%`}
        x2={`${limit}%`}
        y1="22"
        y2={top + height + 6}
      />
      <At x={limit} y={16}>
        <text className="tonnes-word">{words.allowed}</text>
      </At>
      {/* Below the lines: in a narrow drawing there is no room beside them. */}
      <At x={place(allowed + 1) + step} y={top + height + 26}>
        <text className="tonnes-word">{words.over}</text>
      </At>
    </svg>
  );
}
