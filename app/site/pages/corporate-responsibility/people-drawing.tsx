import { useId } from "react";
import { CutLines } from "#app/figures/cut-part.tsx";

const row = 68;
const mark = 22;
const radius = 8.5;

type Props = { alt: string; levels: readonly { name: string; women: number; men: number }[] };

/** One disc for each person. */
export function PeopleDrawing({ alt, levels }: Props) {
  const id = useId();
  return (
    <svg
      className="drawing"
      width="100%"
      height={levels.length * row - 10}
      role="img"
      aria-label={alt}
    >
      <clipPath id={id}>
        <circle r={radius} />
      </clipPath>
      {levels.map(({ name, women, men }, index) => (
        <g key={name} transform={`translate(0 ${index * row})`}>
          <text className="drawing-name" y="14">
            {name}
          </text>
          {Array.from({ length: women + men }, (_, person) => person).map((person) => (
            <g
              key={person}
              // A gap between women and men, so that each can be counted.
              transform={`translate(${10 + person * mark + (person >= women ? 12 : 0)} 38)`}
            >
              {person < women && (
                <g clipPath={`url(#${id})`}>
                  <CutLines cut={0} />
                </g>
              )}
              <circle className="drawing-part" r={radius} />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}
