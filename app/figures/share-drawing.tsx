import { formatNumber, formatPart } from "#app/i18n/format.ts";
import type { FigureData } from "#core/figure-data.ts";
import type { Language } from "#core/languages.ts";
import { At } from "./at.tsx";
import { CutPart } from "./cut-part.tsx";
import { partsOf, spread, wholePart } from "./scale.ts";

const column = 30;
const lineHeight = 46;

type Props = { figure: FigureData; language: Language };

/** The parts of a whole as one column, each part with its own cut and its name beside it. */
export function ShareDrawing({ figure: { x, series, unit, alt }, language }: Props) {
  const values = (series[0]?.values ?? []).map((value) => value ?? 0);
  const total = values.reduce((sum, value) => sum + value, 0);
  const height = Math.max(280, values.length * 58);
  const parts = partsOf(values, height);
  const middles = parts.map(({ from, to }) => (from + to) / 2);
  const words = spread(middles, lineHeight, height - lineHeight / 2);
  return (
    <svg className="drawing" width="100%" height={height + 2} role="img" aria-label={alt}>
      {parts.map(({ from, to }, index) => (
        <g key={x[index]}>
          <CutPart cut={index} x={0} y={from + 1} width={`${column}%`} height={to - from} />
          <line
            className="drawing-leader"
            x1={`${column}%`}
            x2={`${column + 5}%`}
            y1={(middles[index] ?? 0) + 1}
            y2={(words[index] ?? 0) + 1}
          />
          <At x={column + 6} y={words[index] ?? 0}>
            <text className="drawing-name" y="-2">
              {x[index]}
            </text>
            <text className="drawing-value drawing-value-beside" y="17">
              {withUnit(values[index] ?? 0, unit, language)}
              <tspan className="drawing-series" dx="10">
                {formatPart(wholePart(values[index] ?? 0, total), language)}
              </tspan>
            </text>
          </At>
        </g>
      ))}
    </svg>
  );
}

/** A value and its unit as each language writes them: €124m and 124 M€, 98% and 98 %. */
export function withUnit(value: number, unit: string, language: Language): string {
  const number = formatNumber(value, language);
  if (unit === "€m") return `€${number}m`;
  if (unit === "%" && language === "en") return `${number}%`;
  return `${number}\u202f${unit}`;
}
