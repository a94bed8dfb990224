import { formatNumber } from "#app/i18n/format.ts";
import type { FigureData } from "#core/figure-data.ts";
import type { Language } from "#core/languages.ts";
import { At } from "./at.tsx";
import { CutPart } from "./cut-part.tsx";
import { highest, round } from "./scale.ts";

const words = 24;
const bar = 18;
const between = 20;
/** The height of a series' name when it needs a line of its own, and the longest that does not. */
const nameLine = 20;
const shortName = 16;

type Props = { figure: FigureData; language: Language };

/** Horizontal bars: for long names, and for several series beside one another. */
export function RowDrawing({ figure: { x, series, alt, marked = [] }, language }: Props) {
  const peak = highest(series);
  const several = series.length > 1;
  // In per cent. The rest is for the number after the bar and, where there are several, its series.
  const longest = several ? 62 : 84;
  // The series are named once, in the first group: beside the numbers, or above the bars.
  const namesAbove = several && series.some(({ name }) => name.length > shortName);
  const extra = namesAbove ? series.length * nameLine : 0;
  const group = words + series.length * (bar + 4) + between;
  const height = x.length * group - between + extra;
  return (
    <svg className="drawing" width="100%" height={height} role="img" aria-label={alt}>
      {x.map((label, row) => {
        const top = row === 0 ? 0 : row * group + extra;
        const bottom = (row + 1) * group + extra - between;
        return (
          <g key={label}>
            <line className="drawing-base" x1="0" x2="0" y1={top + words - 4} y2={bottom} />
            <text className="drawing-name" x="0" y={top + 14}>
              {label}
            </text>
            {series.map(({ name, values }, one) => {
              const line = row === 0 && namesAbove ? nameLine : 0;
              const y = top + words + one * (bar + 4 + line) + line;
              const width = round(((values[row] ?? 0) / peak) * longest);
              return (
                <g key={name}>
                  {line > 0 && (
                    <text className="drawing-series" x="6" y={y - 5}>
                      {name}
                    </text>
                  )}
                  <CutPart
                    cut={marked.includes(row) ? series.length : one}
                    x={0}
                    y={y}
                    width={`${width}%`}
                    height={bar}
                  />
                  <At x={width} y={y + 14}>
                    <text className="drawing-value drawing-value-beside" x="8">
                      {written(values[row] ?? null, language)}
                      {several && !namesAbove && row === 0 && (
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
        );
      })}
    </svg>
  );
}

function written(value: number | null, language: Language): string {
  return value === null ? "–" : formatNumber(value, language);
}
