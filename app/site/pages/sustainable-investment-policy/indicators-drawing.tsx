import { CutPart } from "#app/figures/cut-part.tsx";
import { round } from "#app/figures/scale.ts";
import { indicators, indicatorsInAll } from "#content/investment-policy.ts";

const perRow = 7;
const row = 84;
const considered = new Set<number>(indicators.flatMap(({ numbers }) => [...numbers]));

/** A square for each indicator of the European list; empty for those we do not use. */
export function IndicatorsDrawing({ alt }: { alt: string }) {
  const width = 100 / perRow;
  return (
    <svg
      className="drawing"
      width="100%"
      height={(indicatorsInAll / perRow) * row - 8}
      role="img"
      aria-label={alt}
    >
      {Array.from({ length: indicatorsInAll }, (_, index) => {
        const x = round((index % perRow) * width);
        const y = Math.floor(index / perRow) * row;
        const number = index + 1;
        const square = { x: `${x}%`, y: y + 22, width: `${round(width - 1.6)}%`, height: 46 };
        return (
          <g key={number}>
            {considered.has(number) ? (
              <CutPart cut={0} {...square} />
            ) : (
              <rect className="drawing-part drawing-empty" {...square} />
            )}
            <text className="drawing-name" x={`${x}%`} y={y + 14}>
              {number}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
