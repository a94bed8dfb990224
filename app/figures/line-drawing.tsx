import { formatNumber } from "#app/i18n/format.ts";
import type { FigureData } from "#core/figure-data.ts";
import type { Language } from "#core/languages.ts";
import { At } from "./at.tsx";
import { hairlinesUnder, lineThrough } from "./line-paths.ts";
import { depthOf, highest, labelLines, slots } from "./scale.ts";

const top = 52;
const plot = 220;
/** How far below its point a number stands, and a name. */
const numberBelow = 24;
const nameBelow = 42;
const markers = ["M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", "M-3.5-3.5h7v7h-7z", "M0-5l5 5l-5 5l-5-5z"];

type Props = { figure: FigureData; language: Language };

/** Values over time: hairlines under the first series, and each series with its own stroke. */
export function LineDrawing({ figure: { x, series, alt }, language }: Props) {
  const peak = highest(series);
  const places = slots(x.length);
  const labels = x.map((label) => labelLines(label, 8));
  const foot = Math.max(...labels.map(({ length }) => length)) * 17;
  const points = series.map(({ values }) =>
    values.map((value, index) =>
      value === null
        ? null
        : { x: places[index]?.centre ?? 0, y: depthOf(value, peak, plot), value },
    ),
  );
  /** Which series is the highest at each place; the first, where two are equal. */
  const highestAt = x.map((_, index) => {
    const values = points.map((line) => line[index]?.value ?? -1);
    return values.indexOf(Math.max(...values));
  });
  // The number below a low point may reach under the base line: the labels move down for it.
  const reach = points.flatMap((line, one) =>
    line.map((point, index) => {
      if (!point || highestAt[index] === one) return 0;
      return point.y + (index === x.length - 1 ? nameBelow : numberBelow) - plot - 2;
    }),
  );
  const labelled = top + plot + Math.max(0, ...reach);
  return (
    <svg className="drawing" width="100%" height={labelled + foot + 14} role="img" aria-label={alt}>
      <svg
        y={top}
        height={plot}
        viewBox={`0 0 100 ${plot}`}
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        <path className="drawing-hairlines" d={hairlinesUnder(points[0] ?? [], plot)} />
        {series.map(({ name }, index) => (
          <path
            key={name}
            className={`drawing-line drawing-line-${index % 3}`}
            d={lineThrough(points[index] ?? [])}
          />
        ))}
      </svg>
      <line className="drawing-base" x1="0" x2="100%" y1={top + plot} y2={top + plot} />
      {labels.map((lines, index) => (
        <At key={x[index]} x={places[index]?.centre ?? 0} y={labelled}>
          <text className={`drawing-label ${minor(index, x.length)}`}>
            {lines.map((line, row) => (
              <tspan key={line} x="0" y={20 + row * 17}>
                {line}
              </tspan>
            ))}
          </text>
        </At>
      ))}
      {series.map(({ name }, one) =>
        (points[one] ?? []).map((point, index) => {
          if (!point) return null;
          const others = points.flatMap((line) => line[index]?.value ?? []);
          const above = highestAt[index] === one;
          // Two points at one place need one number.
          const said = others.indexOf(point.value) === one || others.length === 1;
          const last = index === x.length - 1;
          return (
            <At key={`${name}${x[index]}`} x={point.x} y={top + point.y}>
              <path className="drawing-marker" d={markers[one % 3]} />
              {said && (
                <text
                  className={`drawing-value ${minor(index, x.length)}`}
                  y={above ? -12 : numberBelow}
                >
                  {formatNumber(point.value, language)}
                </text>
              )}
              {last && series.length > 1 && (
                <text className="drawing-name drawing-name-end" x="14" y={above ? -32 : nameBelow}>
                  {name}
                </text>
              )}
            </At>
          );
        }),
      )}
    </svg>
  );
}

/** In a narrow drawing every other label is left out; the last one stays. */
function minor(index: number, count: number): string {
  return count > 6 && (count - 1 - index) % 2 === 1 ? "drawing-minor" : "";
}
