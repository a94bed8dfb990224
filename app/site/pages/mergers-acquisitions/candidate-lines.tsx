import { At } from "#app/figures/at.tsx";
import { labelLines } from "#app/figures/scale.ts";
import { saleCandidates } from "#content/mandates.ts";
import { numbersFrom } from "#core/seed.ts";

const stageHeight = 74;
const height = stageHeight * (saleCandidates.length - 1);
const top = 14;

/** The x of a line at each stage it reaches, from 0 to 100. */
type Line = { xs: number[]; chosen: boolean };

/** One line for each candidate, from stage to stage; they move closer as others stop. */
export function CandidateLines({ alt, stages }: { alt: string; stages: readonly string[] }) {
  const lines = candidateLines();
  const paths = (chosen: boolean) =>
    lines
      .filter((line) => line.chosen === chosen)
      .map(pathOf)
      .join("");
  return (
    <svg className="drawing" width="100%" height={top + height + 26} role="img" aria-label={alt}>
      <svg
        y={top}
        width="62%"
        height={height}
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        <path className="drawing-hairlines" d={paths(false)} />
        <path className="deal-chosen" d={paths(true)} />
      </svg>
      {stages.map((name, index) => (
        <g key={name}>
          <line
            className="deal-stage"
            x1="0"
            x2="100%"
            y1={top + index * stageHeight}
            y2={top + index * stageHeight}
          />
          <At x={65} y={top + index * stageHeight}>
            <text className="deal-count" y="24">
              {saleCandidates[index]}
            </text>
            <text className="drawing-name">
              {labelLines(name, 13).map((line, row) => (
                <tspan key={line} x="38" y={22 + row * 16}>
                  {line}
                </tspan>
              ))}
            </text>
          </At>
        </g>
      ))}
    </svg>
  );
}

/** Where each line stops is random, but the same in every build. */
function candidateLines(): Line[] {
  const next = numbersFrom("candidates");
  const first = Array.from({ length: saleCandidates[0] }, (_, line) => line);
  const reached = [first];
  for (const count of saleCandidates.slice(1)) {
    const left = [...(reached.at(-1) ?? [])];
    while (left.length > count) left.splice(Math.floor(next() * left.length), 1);
    reached.push(left);
  }
  const [winner] = reached.at(-1) ?? [];
  return first.map((line) => ({
    chosen: line === winner,
    xs: reached
      .filter((stage) => stage.includes(line))
      .map((stage) => place(stage.indexOf(line), stage.length)),
  }));
}

function place(index: number, count: number): number {
  const width = 100 * (count / saleCandidates[0]) ** 0.6;
  return 50 - width / 2 + ((index + 0.5) / count) * width;
}

function pathOf({ xs }: Line): string {
  const [start = 0] = xs;
  const path = xs.slice(1).map((x, index) => {
    const from = xs[index] ?? x;
    const y = index * stageHeight;
    return `C${fixed(from)} ${y + stageHeight * 0.6} ${fixed(x)} ${y + stageHeight * 0.4} ${fixed(x)} ${y + stageHeight}`;
  });
  const stopped = xs.length < saleCandidates.length;
  // A line that stops goes on a little below its last stage.
  return `M${fixed(start)} 0${path.join("")}${stopped ? `v${stageHeight * 0.42}` : ""}`;
}

function fixed(value: number): number {
  return Math.round(value * 10) / 10;
}
