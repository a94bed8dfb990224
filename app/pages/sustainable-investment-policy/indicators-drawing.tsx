import { useId } from "react";
import { round } from "#app/components/figures/scale.ts";
import { Textures, textureOf } from "#app/components/figures/textures.tsx";
import { indicators, indicatorsInAll } from "#content/investment-policy.ts";

const perRow = 7;
const row = 84;
const considered = new Set<number>(indicators.flatMap(({ numbers }) => [...numbers]));

/** A square for each indicator of the European list; those left out are left empty. */
export function IndicatorsDrawing({ alt }: { alt: string }) {
  const id = useId();
  const width = 100 / perRow;
  return (
    <svg
      className="drawing"
      width="100%"
      height={(indicatorsInAll / perRow) * row - 8}
      role="img"
      aria-label={alt}
    >
      <Textures id={id} count={1} />
      {Array.from({ length: indicatorsInAll }, (_, index) => {
        const x = round((index % perRow) * width);
        const y = Math.floor(index / perRow) * row;
        const number = index + 1;
        return (
          <g key={number}>
            <rect
              className={considered.has(number) ? "drawing-part" : "drawing-part drawing-empty"}
              x={`${x}%`}
              y={y + 22}
              width={`${round(width - 1.6)}%`}
              height={46}
              fill={considered.has(number) ? textureOf(id, 0) : undefined}
            />
            <text className="drawing-name" x={`${x}%`} y={y + 14}>
              {number}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
