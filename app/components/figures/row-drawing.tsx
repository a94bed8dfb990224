import { useId } from "react";
import { formatNumber } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/languages.ts";
import { At } from "./at.tsx";
import type { FigureData } from "./figure-data.ts";
import { highest, round } from "./scale.ts";
import { Textures, textureOf } from "./textures.tsx";

const words = 24;
const bar = 18;
const between = 20;

type Props = { figure: FigureData; language: Language };

/** Bars that lie: for long names, and for several series beside one another. */
export function RowDrawing({ figure: { x, series, alt, marked = [] }, language }: Props) {
  const id = useId();
  const peak = highest(series);
  // The rest is for the number at the end of the bar and, of several, for what it counts.
  const longest = series.length > 1 ? 62 : 84;
  const group = words + series.length * (bar + 4) + between;
  const height = x.length * group - between;
  return (
    <svg className="drawing" width="100%" height={height} role="img" aria-label={alt}>
      <Textures id={id} count={series.length + 1} />
      {x.map((label, row) => (
        <g key={label}>
          <line
            className="drawing-base"
            x1="0"
            x2="0"
            y1={row * group + words - 4}
            y2={(row + 1) * group - between}
          />
          <text className="drawing-name" x="0" y={row * group + 14}>
            {label}
          </text>
          {series.map(({ name, values }, one) => {
            const value = values[row] ?? null;
            const y = row * group + words + one * (bar + 4);
            const width = value === null ? 0 : round((value / peak) * longest);
            return (
              <g key={name}>
                <rect
                  className="drawing-part"
                  x="0"
                  y={y}
                  width={`${width}%`}
                  height={bar}
                  fill={textureOf(id, marked.includes(row) ? series.length : one)}
                />
                <At x={width} y={y + 14}>
                  <text className="drawing-value drawing-value-beside" x="8">
                    {value === null ? "–" : formatNumber(value, language)}
                    {series.length > 1 && row === 0 && (
                      <tspan className="drawing-series" dx="8">
                        {name}
                      </tspan>
                    )}
                  </text>
                </At>
              </g>
            );
          })}
        </g>
      ))}
    </svg>
  );
}
