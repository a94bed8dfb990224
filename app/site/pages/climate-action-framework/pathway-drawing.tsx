import { At } from "#app/figures/at.tsx";
import { hairlinesUnder, lineThrough } from "#app/figures/line-paths.ts";
import { depthOf, round, slots } from "#app/figures/scale.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { carbonTargets, measuredEmissions, yearlyCeilings } from "#content/emissions.ts";
import type { Language } from "#core/languages.ts";

const top = 56;
const plot = 300;
const { baseYear, base, first, next } = carbonTargets;
const places = slots(next.year - baseYear + 1);
/** The years that are labelled even in the narrowest drawing. */
const labelledYears: readonly number[] = [baseYear, 2022, first.year, next.year];

function place(year: number, value: number) {
  return { x: round(places[year - baseYear]?.centre ?? 0), y: depthOf(value, base, plot) };
}

const readings = measuredEmissions.map(({ year, value }) => place(year, value));
const [start, ...recent] = readings;
const steps = yearlyCeilings.map(({ year, value }) => {
  const { x, y } = place(year, value);
  const half = (places[0]?.width ?? 0) / 2;
  return { from: round(x - half), to: round(x + half), y };
});

type Props = {
  alt: string;
  words: { measured: string; line: string; ceiling: string; blank: string; target: string };
  language: Language;
};

/** Measured years as hairlines down to the base; promised ones as steps, which are upper limits. */
export function PathwayDrawing({ alt, words, language }: Props) {
  const due = place(first.year, first.tonnes);
  return (
    <svg
      className="drawing pathway"
      width="100%"
      height={top + plot + 34}
      role="img"
      aria-label={alt}
    >
      <svg
        y={top}
        height={plot}
        viewBox={`0 0 100 ${plot}`}
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        <path className="drawing-hairlines" d={hairlinesUnder(recent, plot)} />
        <path
          className="pathway-steps"
          d={steps.map(({ from, to, y }) => hairlines(from, to, y)).join("")}
        />
        <path className="drawing-line pathway-first" d={lineThrough([start ?? null, due])} />
        <path className="drawing-line" d={lineThrough(recent)} />
        <path
          className="drawing-line pathway-ceiling"
          d={steps.map(({ from, to, y }) => `M${from} ${y}H${to}`).join("")}
        />
      </svg>
      <line className="drawing-base" x1="0" x2="100%" y1={top + plot} y2={top + plot} />
      {places.map(({ centre }, index) => (
        <At key={centre} x={round(centre)} y={top + plot}>
          <text className={`drawing-label ${minor(baseYear + index)}`} y="22">
            {baseYear + index}
          </text>
        </At>
      ))}
      <At
        x={round(places[1]?.centre ?? 0) + round((places[0]?.width ?? 0) / 2)}
        y={top + plot - 14}
      >
        <text className="drawing-series pathway-blank">{words.blank}</text>
      </At>
      {measuredEmissions.map(({ year, value }) => (
        <At key={year} {...below(place(year, value))}>
          <path className="drawing-marker" d="M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z" />
          <text className={`drawing-value ${minor(year)}`} y={year === first.year ? -14 : 24}>
            {formatNumber(value, language)}
          </text>
        </At>
      ))}
      <At {...below(due)}>
        <path className="pathway-target" d="M-9 0H9M0 0V28" />
        <text className="drawing-series pathway-target-name" y="46">
          {words.target}
        </text>
      </At>
      {yearlyCeilings.map(({ year, value }) => (
        <At key={year} {...below(place(year, value))}>
          <text className={`drawing-value ${minor(year)}`} y="-10">
            {formatNumber(value, language)}
          </text>
        </At>
      ))}
      <At {...below(place(2022, 470))}>
        <text className="drawing-name-start" x="26" y="-42">
          {words.line}
        </text>
        <text className="drawing-name-start drawing-minor" x="-2" y="64">
          {words.measured}
        </text>
      </At>
      <At {...below(place(2027, 326))}>
        <text className="drawing-name-start" x="-24" y="-34">
          {words.ceiling}
        </text>
      </At>
    </svg>
  );
}

function hairlines(from: number, to: number, y: number): string {
  const count = 3;
  return Array.from({ length: count }, (_, line) => {
    const x = round(from + ((to - from) * (line + 0.5)) / count);
    return `M${x} ${plot}V${y}`;
  }).join("");
}

function below({ x, y }: { x: number; y: number }) {
  return { x, y: top + y };
}

function minor(year: number): string {
  return labelledYears.includes(year) ? "" : "drawing-minor";
}
