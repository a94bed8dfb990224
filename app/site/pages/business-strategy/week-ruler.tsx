import { At } from "#app/figures/at.tsx";
import { CutPart } from "#app/figures/cut-part.tsx";
import { strategyWeeks } from "#content/mandates.ts";

type Props = { alt: string; names: readonly string[]; unit: string; board: string };

const { count, phases, boards } = strategyWeeks;
const row = 52;
const top = 34;
const height = top + phases.length * row;

/** Where a week begins, in per cent of the ruler. */
function start(week: number): number {
  return ((week - 1) / count) * 100;
}

export function WeekRuler({ alt, names, unit, board }: Props) {
  return (
    <svg className="drawing" width="100%" height={height + 34} role="img" aria-label={alt}>
      {Array.from({ length: count + 1 }, (_, week) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks keep their places.
          key={week}
          className="strategy-tick"
          x1={`${(week / count) * 100}%`}
          x2={`${(week / count) * 100}%`}
          y1={height}
          y2={height + (week % 4 === 0 ? 10 : 5)}
        />
      ))}
      {boards.map((week) => (
        <line
          key={week}
          className="strategy-board"
          x1={`${start(week) + 50 / count}%`}
          x2={`${start(week) + 50 / count}%`}
          y1="20"
          y2={height}
        />
      ))}
      {boards.map((week) => (
        <At key={week} x={start(week) + 50 / count} y={12}>
          <text className="drawing-label">{board}</text>
        </At>
      ))}
      {phases.map(({ from, to }, index) => {
        const late = start(from) > 50;
        return (
          <g key={names[index]}>
            <CutPart
              cut={0}
              x={`${start(from)}%`}
              width={`${((to - from + 1) / count) * 100}%`}
              y={top + index * row + 22}
              height={18}
            />
            <At x={late ? start(to + 1) : start(from)} y={top + index * row + 14}>
              <text className={late ? "strategy-phase strategy-phase-late" : "strategy-phase"}>
                {names[index]}
              </text>
            </At>
          </g>
        );
      })}
      <line className="drawing-base" x1="0" x2="100%" y1={height} y2={height} />
      <At x={0} y={height + 28}>
        <text>1</text>
      </At>
      <At x={100} y={height + 28}>
        <text className="strategy-phase-late">{`${count} ${unit}`}</text>
      </At>
    </svg>
  );
}
