import { At } from "#app/figures/at.tsx";
import { floor, riskOf } from "./risk-of.ts";

const most = 40;
const top = 26;
const plot = 220;
/** The numbers of investments that are labelled. */
const labelledCounts = [1, 10, 20, 30, 40];

function place(count: number): number {
  return Math.round(((count - 0.5) / most) * 10_000) / 100;
}

function depth(risk: number): number {
  return Math.round(plot - (risk / 100) * plot);
}

/** An upright line for each number of investments, as high as the remaining risk. */
export function RiskLines({ alt }: { alt: string }) {
  const lines = Array.from({ length: most }, (_, index) => {
    const x = place(index + 1);
    const y = depth(riskOf(index + 1));
    return [-0.5, 0, 0.5].map((side) => `M${x + side} ${plot}V${y}`).join("");
  });
  return (
    <svg className="drawing" width="100%" height={top + plot + 30} role="img" aria-label={alt}>
      <svg
        y={top}
        height={plot}
        viewBox={`0 0 100 ${plot}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="drawing-hairlines" d={lines.join("")} />
      </svg>
      <line className="drawing-base" x1="0" x2="100%" y1={top + plot} y2={top + plot} />
      <line
        className="firm-floor"
        x1="0"
        x2="100%"
        y1={top + depth(floor)}
        y2={top + depth(floor)}
      />
      {labelledCounts.map((count) => (
        <At key={count} x={place(count)} y={top}>
          <text className="drawing-value" y={depth(riskOf(count)) - 8}>
            {Math.round(riskOf(count))}
          </text>
          <text className="drawing-label" y={plot + 20}>
            {count}
          </text>
        </At>
      ))}
    </svg>
  );
}
