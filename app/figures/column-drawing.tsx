import { formatNumber } from "#app/i18n/format.ts";
import type { FigureData } from "#core/figure-data.ts";
import type { Language } from "#core/languages.ts";
import { At } from "./at.tsx";
import { CutPart } from "./cut-part.tsx";
import { depthOf, highest, labelLines, round, slots } from "./scale.ts";

const top = 30;
const plot = 220;

type Props = { figure: FigureData; language: Language };

/** Columns side by side: for one series with short names. */
export function ColumnDrawing({ figure: { x, series, alt, marked = [] }, language }: Props) {
  const values = series[0]?.values ?? [];
  const peak = highest(series);
  const places = slots(x.length);
  const labels = x.map((label) => labelLines(label, charactersPer(x.length)));
  const foot = Math.max(...labels.map(({ length }) => length)) * 17;
  return (
    <svg
      className="drawing"
      width="100%"
      height={top + plot + foot + 14}
      role="img"
      aria-label={alt}
    >
      {values.map((value, index) => {
        const { centre, width } = places[index] ?? { centre: 0, width: 0 };
        const y = top + depthOf(value ?? 0, peak, plot);
        return (
          <g key={x[index]}>
            <CutPart
              cut={marked.includes(index) ? 1 : 0}
              x={`${round(centre - width * 0.36)}%`}
              width={`${round(width * 0.72)}%`}
              y={y}
              height={round(top + plot - y)}
            />
            <At x={round(centre)} y={y}>
              <text className="drawing-value" y="-8">
                {value === null ? "–" : formatNumber(value, language)}
              </text>
            </At>
            <At x={round(centre)} y={top + plot}>
              <text className="drawing-label">
                {labels[index]?.map((line, row) => (
                  <tspan key={line} x="0" y={20 + row * 17}>
                    {line}
                  </tspan>
                ))}
              </text>
            </At>
          </g>
        );
      })}
      <line className="drawing-base" x1="0" x2="100%" y1={top + plot} y2={top + plot} />
    </svg>
  );
}

/** How many characters fit under a column on the narrowest plate, 280 pixels. */
export function charactersPer(columns: number): number {
  return Math.floor(280 / columns / 5.8);
}
