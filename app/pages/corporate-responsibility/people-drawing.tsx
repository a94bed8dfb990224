import { useId } from "react";
import { Textures, textureOf } from "#app/components/figures/textures.tsx";

const row = 68;
const mark = 22;

type Props = { alt: string; levels: readonly { name: string; women: number; men: number }[] };

/** One disc for each person: a firm this small can be counted. */
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
      <Textures id={id} count={1} />
      {levels.map(({ name, women, men }, index) => (
        <g key={name} transform={`translate(0 ${index * row})`}>
          <text className="drawing-name" y="14">
            {name}
          </text>
          {Array.from({ length: women + men }, (_, person) => person).map((person) => (
            <circle
              key={person}
              className="drawing-part"
              // A gap between the two, so that they can be counted apart.
              cx={10 + person * mark + (person >= women ? 12 : 0)}
              cy="38"
              r="8.5"
              fill={person < women ? textureOf(id, 0) : undefined}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
