import { At } from "#app/components/figures/at.tsx";
import { type Level, people } from "#content/commitments.ts";

type Props = { alt: string; nameOf: (level: Level) => string };

const row = 84;
const stroke = 44;
const most = Math.max(...people.map(({ women, men }) => women + men));
const step = 96 / most;

/** One stroke for each person, a row for each level: women first, as double strokes. */
export function PeopleStrokes({ alt, nameOf }: Props) {
  return (
    <svg className="drawing" width="100%" height={people.length * row} role="img" aria-label={alt}>
      {people.map(({ level, women, men }, index) => (
        <g key={level}>
          <svg
            y={index * row + 6}
            height={stroke}
            viewBox={`0 0 100 ${stroke}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path className="firm-stroke firm-stroke-double" d={strokes(0, women, [-0.45, 0.45])} />
            <path className="firm-stroke" d={strokes(women, men, [0])} />
          </svg>
          <At x={0} y={index * row + 6 + stroke + 20}>
            <text>
              <tspan className="firm-count">{women + men}</tspan>{" "}
              <tspan dx="4">{nameOf(level)}</tspan>
            </text>
          </At>
        </g>
      ))}
    </svg>
  );
}

function strokes(from: number, count: number, sides: readonly number[]): string {
  return Array.from({ length: count }, (_, person) =>
    sides.map((side) => `M${fixed((from + person + 0.35) * step + side)} 0v${stroke}`).join(""),
  ).join("");
}

function fixed(value: number): number {
  return Math.round(value * 100) / 100;
}
