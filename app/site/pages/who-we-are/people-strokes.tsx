import { At } from "#app/figures/at.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { teams } from "#content/people.ts";

const row = 70;
const stroke = 34;
const most = Math.max(...teams.map(({ people }) => people.paris + people.luxembourg));
const step = 96 / most;

/**
 * One stroke for each person, a row for each team; those in Luxembourg first, as double strokes.
 */
export function PeopleStrokes({ alt }: { alt: string }) {
  const language = useLanguage();
  return (
    <svg className="drawing" width="100%" height={teams.length * row} role="img" aria-label={alt}>
      {teams.map(({ id, name, people: { luxembourg, paris } }, index) => (
        <g key={id}>
          <svg
            y={index * row + 6}
            height={stroke}
            viewBox={`0 0 100 ${stroke}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path
              className="firm-stroke firm-stroke-double"
              d={strokes(0, luxembourg, [-0.45, 0.45])}
            />
            <path className="firm-stroke" d={strokes(luxembourg, paris, [0])} />
          </svg>
          <At x={0} y={index * row + 6 + stroke + 18}>
            <text>
              <tspan className="firm-count">{paris + luxembourg}</tspan>{" "}
              <tspan dx="4">{name[language]}</tspan>
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
