import { advisoryDays } from "#content/mandates.ts";

const sector = 360 / advisoryDays.length;
const hub = 34;
const rim = 92;

/** Twelve sectors, one for each month; in each, as many spokes as days of work. */
const spokes = advisoryDays.flatMap((count, month) =>
  Array.from({ length: count }, (_, day) => month * sector + (sector * (day + 1)) / (count + 1)),
);

/** The days of work in a year, arranged like a clock. */
export function Dial({ alt }: { alt: string }) {
  return (
    <svg className="drawing advisory-dial" viewBox="-110 -110 220 220" role="img" aria-label={alt}>
      <circle r={rim + 4} className="advisory-ring" />
      <circle r={rim + 6} className="advisory-ring" />
      <circle r={hub - 4} className="advisory-ring" />
      <path className="advisory-spokes" d={spokes.map(spoke).join("")} />
      <path className="advisory-months" d={advisoryDays.map((_, m) => tick(m * sector)).join("")} />
      {advisoryDays.map((_, month) => {
        const [x, y] = at((month + 0.5) * sector, hub - 12);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: months keep their places.
          <text key={month} x={x} y={y + 2.6}>
            {month + 1}
          </text>
        );
      })}
    </svg>
  );
}

/** Three hairlines for each spoke, a degree apart. */
function spoke(angle: number): string {
  return [-0.8, 0, 0.8].map((turn) => line(angle + turn, hub, rim)).join("");
}

function tick(angle: number): string {
  return line(angle, rim + 4, rim + 12);
}

function line(angle: number, from: number, to: number): string {
  return `M${at(angle, from).join(" ")}L${at(angle, to).join(" ")}`;
}

function at(angle: number, radius: number): [x: number, y: number] {
  const turn = ((angle - 90) * Math.PI) / 180;
  return [round(radius * Math.cos(turn)), round(radius * Math.sin(turn))];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
